"""The combat card beside the screen: what one types for each of its rules, and what has to stand there."""

from __future__ import annotations

import pytest

from gmscreen.canon.garganta.handbook.handbook import handbook
from gmscreen.ui.panels.reference.book import Book

BOOK = Book(handbook())


@pytest.mark.parametrize(
    ("query", "answer"),
    [
        ("ordem empate", "no empate, mais Velocidade Básica, com a fração; depois mais DX"),
        ("fulminante", "3 e 4 sempre; 5 com NH 15 ou mais; 6 com NH 16 ou mais"),
        ("erro critico", "17 e 18 sempre"),
        ("nocaute", "teste de HT a cada 30 minutos"),
        ("ataque total", "+4 no NH; ou +2 no dano"),
        ("defesa total", "Duas defesas diferentes contra o mesmo ataque"),
        ("apontar", "Defender apaga a mira inteira"),
        ("recarregar", "Só resta a Esquiva, e esquivar desfaz a recarga"),
        ("concentrar", "Vontade a −3"),
        ("aguardar", "quando um inimigo entra no alcance"),
        ("finta", "a margem da vitória sai da defesa ativa dele"),
        ("machado", "Espada e faca estão sempre prontas"),
        ("sem apontar", "−4, a não ser que se alcance o TR"),
        ("bloquear flecha", "½ do NH de Escudo; uma vez por rodada, duas em Defesa Total"),
        ("aparar arma de mao", "só contra arma de mão"),
        ("esgrimista", "o esgrimista, duas, e sem limite em Defesa Total"),
        ("defesa passiva", "vale sempre"),
        ("ampliada", "mais uma defesa daquele tipo por rodada"),
        ("mangual", "Mangual −4"),
        ("adaga tocha", "não leva tocha nem corda, nem faz Judô"),
        ("em cena", "as armas na mão ou no cinto"),
        ("largar a mochila", "É manobra livre, na fase de movimento"),
        ("corrida", "⅛ do NH de Corrida"),
        ("carga media", "Média 3 × ST −2"),
        ("carga esgrima", "Acima de Leve não há Esgrima nem Judô"),
        ("anao", "Nenhuma 2,5 × ST"),
        ("cortante", "fazem ao menos 1"),
        ("explosiva", "2–6 1d a cada 2 pontos"),
        ("projetil", "Bloqueia-se e esquiva-se, não se apara"),
        ("queda", "5 m"),
        ("vitalidade", "o dano que passa dele se perde"),
        ("falha magica", "Falha comum 1 ponto"),
        ("demonio", "um demônio aparece e ataca"),
        ("desmaia", "Força de Vontade"),
        ("morte automatica", "−5×HT"),
        ("bicho sem nome", "Bicho sem nome não testa — 0"),
        ("chefe", "antes do primeiro dado"),
        ("misericordia", "Atordoado não basta"),
        ("surpresa", "+6 de Reflexos em Combate"),
        ("alvo parado", "+4"),
        ("lama", "anda-se um terço"),
        ("agua", "o golpe de balanço fica a −2"),
        ("aperto", "toda luta é de perto"),
        ("mesmo hexagono", "Espada curta, rapieira −4"),
        ("agarrar", "Judô ou Briga desempatam"),
        ("panico", "3d mais a margem da falha em Vontade"),
        ("veneno", "Só entra se o golpe passou da RD"),
        ("infeccao kit", "+1"),
        ("calor", "a armadura de metal vira um forno"),
        ("porta de madeira", "Porta de madeira 2 10"),
        ("fadiga st", "Fadiga = ST"),
        ("energia fadiga", "Cada ponto de energia de mágica é 1 de Fadiga"),
        ("andar 9", "½ da Fadiga"),
        ("cartao de entrada", "narra-se por elipse"),
    ],
)
def test_a_rule_of_the_card_is_among_the_first_that_are_found(query: str, answer: str) -> None:
    found = [BOOK.entries[place] for place in BOOK.find(query).places][:6]
    assert any(answer in f"{entry.title} {entry.body}" for entry in found)

/** Portuguese as it is typed on a telephone. */
export const pt = `
mão: mao
não acordar: n'acordar
não: n, nao, ñ, naum, nn
mais: +
quero: qro, kero, qero, qr
queria: qria, keria, qeria
que: q, k, ke
tudo: td, tdo
todos: tds
hoje: hj, hje
de novo: dnv, dnovo
você: vc
vocês: vcs, voces
mesmo: msm, mmo
porque: pq, pk, pke
ninguém: ngm, ninguem, ngem, nguem
muito: mt, mto, mta
pra: p
estou: to, tô, tou
quando: qnd, qdo, quand
de: d
comigo: cmg
nunca: nnc
amanhã: amanha, amnh
só: so
agora: agr
depois: dps
vontade: vntd
vida: vda
sério: serio, srio
por favor: pfv, pfvr, pfvor
sempre: smp, smpr
morrer: morer
suicídio: suicidio
`;

/** Spanish as it is typed on a telephone. */
export const es = `
que: q, k, ke, qe
quiero: kiero, qiero, kero, qro, kiro
quisiera: kisiera, qisiera
porque: xq, xk, pq, porq, xke, porke
por: x
para: pra
por favor: xfa, porfa, xfavor, xfi, plis
me: m
en: n
de: d
con: cn, kn, kon
estoy: toy, stoy, toi, estoi
está: ta, sta
necesito: nesecito, nesesito, necesto, nececito
tengo: tngo, tng, tnego
ya: ia, lla, iaa
más: +, mass
todo: td, tdo
todos: tds
nada: nd
nadie: nadi, nadien, naide
siempre: smpre, smpr, siempr
mañana: mñn, manana, mñna
vivir: bivir, vibir, bibir
vida: bida, vda
morir: morrir
morirme: morirm
matarme: matarm, matarmee
cortar: kortar
cortarme: kortarme
pastillas: pastis, pastillaz
también: tmb, tb
aquí: aki
hoy: oy, hoi
hasta: asta
`;

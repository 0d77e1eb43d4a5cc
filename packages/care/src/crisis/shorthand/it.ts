/** Italian as it is typed on a telephone, and of Rome and the south. */
export const it = `
non: nn, nun, nnn
più: +, cchiù, cchiu, chiù, chiu
che: ke, k
per: x
con: cn, cu
di: d
mi: m
sono: sn
tutto: tt, tutt
quando: qnd, qnt, qnno
niente: nnt, nient, nient'
nessuno: ness, nsn
comunque: cmq
perché: xké, xkè, xke, xché, perke, perkè
questa: qst
dopo: dp
sempre: smp, smpr
domani: dmn
stanotte: stanott, stanote
stasera: staser
anche: anke
voglio: vojo, vojjo, vogghiu, vogghio, vogl, voj, vò
vorrei: vulesse, vulissi, vurria
morire: murì, muri', morì, mori', moriri, murire, murí
ammazzare: ammazzà, ammazza', accirere
uccido: accido, accir
faccio: facc, fazzu
buttare: jettà, ittari
ammazzarmi: ammazzamme, ammazzarm
vita: vit
`;

/** French as it is typed on a telephone, and of Québec. */
export const fr = `
je veux: jveux, jveu, jveut, jvx, j'veux, j'veu, jv, jvoeux
je voudrais: jvoudrais, jvoudrai, j'voudrais
je suis: jsuis, jsui, j'suis, chuis, chui, chu, chus, jss
je pense: jpense, j'pense, jpens
je vais: jvais, jvé, jvai, j'vais, jvas, j'vas, jva
vais: vas, v, vé
je peux: jpeux, jpeu, j'peux, jpe
je me: jme, j'me, jm
je fais: jfais, j'fais, jfai
je sais: jsais, j'sais, jsai, chais
je dois: jdois, j'dois
je devrais: jdevrais
je compte: jcompte
je crois: jcrois
je vois: jvois
je mérite: jmerite, jmérite
je sers: jsers
je tiens: jtiens
j'en: jen
j'ai: jai, g, gé, jé, jay
j'aimerais: jaimerais
c'est: c, cest, cé, sé
plus: pu, plu, +, pus
pas: pa
pour: pr
quelqu'un: qqun, qqn, qlqn, kelkun
tout: tt
toujours: tjrs, tjs, tjr
avec: avc, ac, ak
dans: ds
que: ke, k
qui: ki
quoi: koi, kwa
parce que: pcq, pck, psk, pcke, paske
pourquoi: pk, pq, pkoi, prk
jamais: jms, jamai
vraiment: vrm, vrmt
envie: envi, anvi
crever: crevé
mourir: mourire, mourrir, mourrire
vivre: vivr
suicider: désvivre, desvivre, unaliver
médicaments: médocs, medocs, pilules, pilus
rejoindre: rejoin
être: aitre
puis: pis
`;

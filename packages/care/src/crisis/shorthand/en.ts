/** English as it is typed on a telephone and as a dictation hears it. */
export const en = `
tonight: tn, tnite, tonite
tomorrow: tmr, tmrw, tmrrw, tmw
about: abt, bout
because: bc, cuz, coz, bcuz
without: w/o
with: w
people: ppl, pple
are: r
you: u
your: ur
and: n, nd
myself: mysef, myslef, maself, mself, meself
want to: wna, wnna
gonna: gunna, finna, boutta, ima, imma
everyone: evryone
anymore: anymor, nomore
really: rly, rlly
before: bfore
dead: ded
life: lyf, lyfe
pills: pillz
family: fam
`;

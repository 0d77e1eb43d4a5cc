/** Hindi in Latin letters, which everybody spells in another way. */
export const hi = `
nahi: nhi, nai, nahin, nhin, nahii, nehi
hai: h, he, hain, hy, hae
hu: hun, hoon, hoo, huu
mujhe: muje, mjhe, mje, mujhko, mujhey, mereko
main: mai, mein, mn
marna: mrna, mrnaa, marnaa
mar: mr, marr
jeena: jina, jeenaa, jinaa, jna
jeene: jine
karna: krna, karnaa, krnaa
kar: kr, krr
karne: krne
karu: kru, karun, karoon, krun
karta: krta
karti: krti
chahta: chata, chahata, chahtaa, cahta
chahti: chati, chahtii, cahti
sab: sb, sabb
khatam: khtm, khatm, khtam, katam, khatum, khattam
bas: bs, bass
raha: rha, rahaa
rahi: rhi
gaya: gya, gayaa
liya: lia, liyaa, lya
suicide: suside, sucide, suisaid, suicid, susaid, suisid, sucied, suisied
khayal: khyal, khyaal, khayaal, khyl
jaan: jan, jaann
apni: apnii
khud: khood, khd
ke: k
zindagi: zindgi, jindagi, jindgi, zndgi, jindegi
maut: mout, mauth, moat
hamesha: hmesha, hamesa, hmeshaa
lagta: lgta, lagtaa
fansi: fasi, faansi, phansi, fasii, phasi
zeher: zahar, jahar, zehar, jeher
goliyan: goliya, goliyaan, golian
kaat: kat, kaatt
uthu: uthun, uthoon
bhagwan: bhagvan, bhgwan, bhagwaan
`;

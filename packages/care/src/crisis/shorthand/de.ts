/** German of Austria, Bavaria and Switzerland as it is typed there, and of telephones. */
export const de = `
nicht: nich, ned, net, nöd, nid, nit
nicht mehr: nimma, nimmer, nüme, nümme, nümm, nümmer, nimme, nemme, nümma
ich: i
mich: mi
mir: ma, mer
habe: hob, ha, han
will: wü, wui, wott, wot, wött
möchte: mecht, wett, mechat
mag: mog
kann: ko, kon, chan, chann, cha
leben: lebn, läbe, läba, lebm
sterben: sterbn, stärbe, sterba, schterbe
einfach: afoch, oafach, eifach, eifoch, oafoch
schlafen: schlofn, schlofa, schlafe, pfusn
einschlafen: eischlofn, ischlafe, eischlafa, iischlafe, einschlofn
aufwachen: aufwachn, verwache, ufwache, ufwachä
nie: nia, niemer
heute: heit, hüt, heid, hütt
heute nacht: heidnocht, hinecht
genug: gnua, gnue, gnueg
tag: tog
jeden: jedn, jede, jedä
alles: ois, oiss, alls, aues
ist: isch
kein: koa, kei
keine: koane, keini
keiner: koana, kana, kane
keinen bock: kb
wäre: wär, warat, waar, wer's
geschnitten: gschnitte, gschnittn, gschnitta
aufgeschnitten: aufgschnittn, ufgschnitte, aufgschnitte
geritzt: gritzt
wieder: wieda, wider, widr
ohne: ohni
besser: bessa
denke: dänk, dänke
hänge: henk
gehe: gang, gah
weg: wegg, furt
tabletten: tablettn, pillen, pülln, tablette
selbstverletzung: svv
`;

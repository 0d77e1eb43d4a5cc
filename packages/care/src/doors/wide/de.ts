import type { DoorWords } from '../door-words.ts';

export const de: DoorWords = {
  people:
    'schwager, schwägerin, patenkind, geschwister, mitbewohn, meine beste, mein bester, bekannt, kumpels, ihn_, ihm_, ihre_',
  danger:
    'keinen bock mehr zu leben, will nicht mehr, will tot, umbringen, bringt sich, sterben, redet vom sterben, spricht vom tod, abschiedsbr, verabschied, ritzen, narben, handgelenk, arme, tabletten, brücke, balkon, dach_, strick, waffe, gewehr, geht nicht ran, antwortet nicht, meldet sich nicht, handy aus, verschenk, versuch_, suizidal, selbstverletzend, in gefahr, nicht mehr aufwach, keinen sinn mehr',
  eating:
    'magersüch, esssucht, übergewicht, untergewicht, körper, spiegel, kilo_, abgenommen, zugenommen, diät, hungern, gehungert, hungere, fasten, erbrochen, übergeben, nach dem essen, beim essen, kalorie, kcal, fressen, heißhunger, dünn, fett_, dick_, brechen, würgen, essen verstecken, versteckt essen, bmi, ernährungsber, essprobleme, essverhalten',
  violence:
    'schläge, schlägt, prügel, verprügel, tritte, tritt_, haut_, faust, packt mich, schreit mich, beschimpf, erniedrig, kontrolle, eifersücht, verbietet mir, darf nicht, einsperr, isoliert, nötig, erpress, stalker, verfolgt, häusliche, polizei, anzeige, angst vor meinem, sexuell, übergriff, bedräng, fasst mich, drohen, droht_, ausraster, rastet aus, blutergüsse, hämatome',
  addiction:
    'bier_, wein_, saufe, säufer, betrunkene, kater_, schwips, sucht_, abhängigkeit, spielen, spielsüchtig, glücksspiel, lotto, rubbel, poker, onlinecasino, spielautomat, einsatz, zocken, gezockt, kiffen, bong, dealen, pillen, koka, spritze, nadel, entziehung, therapieplatz sucht, trockener, cravings, suchtdruck, tabletten, schlafmittel, beruhigungsmittel, rezept, selbsthilfegruppe',
  money:
    'miete, vermieter, strom, rechnung, rechnungen, mahnungen, bank_, konto, minus, überzogen, zinsen, raten, rate_, gehalt, lohn, arbeitslos, kündigung der wohnung, wohnungslos, sozialamt, amt_, stütze, hartz, wohngeld, essen kaufen, hungrig, kühlschrank, windeln, heizen, heizkosten, geld_, betrogen, betrüger, ersparnisse, pfandleih, privatinsolvenz, schuldnerberatung, schuldn',
  grief:
    'starb, sterben, verstarb, tote_, todesfall, verlust, verloren, meinen vater verloren, meine mutter verloren, begraben, sarg, leichnam, trauerfeier, todesanzeige, hospiz, nie wieder, himmel, regenbogenbrücke, seine sachen, ihre sachen, sein platz, ihr platz, erster geburtstag ohne, hund gestorben, katze gestorben, abschied nehmen, kein herzschlag, herztöne, trauere, hinterblieb',
};

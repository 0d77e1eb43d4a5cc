import type { DangerSignTerms } from './names.ts';

export const de: DangerSignTerms = {
  die: 'sterben, stirb*, sterbe, tot, tod, suizid*, selbstmord*, umbringen, bringe mich um, bring mich um, mich umbring*, das leben nehmen, leben beenden, ein ende setzen, beende es, beenden, schluss machen, erhängen, erschießen, töten, mich töten, verrecken, krepieren',
  attempt:
    'versuch*, überdosis, aufgewacht, gerettet, gefunden haben, magen ausgepumpt, überlebt, nicht geklappt, gescheitert, schon mal versucht, suizidversuch',
  harm: 'ritz*, geritzt, schneid*, geschnitten, schnitt*, verletz*, selbstverletz*, verbrenn*, verbrannt, kratz*, aufgekratzt, beiß*, schlag*, geschlagen, kopf gegen, blut*, svv, aufgeschnitten, wehtun, weh tun, weh getan, wehgetan, brenne',
  skin: 'arm, arme, armen, oberschenkel*, handgelenk*, unterarm*, beine, ärmel, langarm*, lange ärmel, narbe*, schorf, blut, haut, pflaster, verband, striche, wunde*, armband, armbänder, genäht, tief',
  blade:
    'klinge*, rasierklinge*, rasierer, feuerzeug, schere, spitzer, anspitzer, messer, scherbe*, zirkel, nadel, glätteisen, zigarette*, cutter',
  relapse:
    'wieder, rückfall, rückfällig, clean, drang, druck, schwach geworden, monate ohne, tage ohne, nachgegeben, wieder angefangen, wieder getan, wieder gemacht, schon wieder, tag 0, ausgerutscht, nicht aufhören',
  pills:
    'tablette*, pille*, medikament*, paracetamol, insulin, schachtel*, packung*, rezept*, schlaftablette*, schlafmittel, gift, gas, dosis, gesammelt, sammle, sammeln, aufgespart, hausapotheke, apotheke, blister, tropfen, mittel, helium, holzkohle, vorrat, flasche',
  rope: 'seil, strick, gürtel, pistole, gewehr, waffe, flinte, patrone*, garage, abgase, balken, haken, schlinge, knoten, kugel, jagdgewehr, erhäng*',
  height:
    'brücke, dach, balkon, geländer, kante, klippe, gleis*, schienen, zug, güterzug, s bahn, u bahn, bahnsteig, fluss, rhein, donau, see, talsperre, fenster, springen, spring, gesprungen, ertrinken, stock, parkhaus, turm, hochhaus, tief, höhe, wasser',
  letters:
    'brief*, zettel, abschiedsbrief*, geschrieben, schreib*, testament, passwörter, passwort, unterlagen, papiere, umschlag, umschläge, aufgenommen, video*, versicherung, konto, ordner, vollmacht, liste, nachricht*, sprachnachricht*',
  give: 'verschenk*, geschenkt, gegeben, kriegt, bekommt, kann haben, nimm, nehmt, kümmer*, versorgt, versorg*, hund zu, katze zu, abgegeben, vermach*, meine sachen, meine gitarre, gebracht, füttern, aufpassen, übergeben, sagt, sag meiner',
  farewell:
    'abschied, verabschied*, tschüss, leb wohl, lebt wohl, letzte, letzter, letztes, letzten, ein letztes mal, zum letzten mal, danke für, danke an, danke euch, hab euch lieb, liebe euch, umarmt, ihr wart, passt auf euch auf, erinnert euch, macht s gut, machts gut, verzeih*, tut mir leid, servus',
  soon: 'heute nacht, heute abend, heut nacht, morgen, freitag, samstag, sonntag, montag, donnerstag, dienstag, mittwoch, wochenende, datum, geburtstag, diese nacht, wenn alle, wenn alle schlafen, bis dahin, noch drei, diese woche, in der früh, bald, nach weihnachten, ab montag, termin',
  settled:
    'ruhig, ruhe, frieden, leichter, leicht, erleichter*, entschieden, entschluss, entscheidung, bereit, fertig, geregelt, geordnet, alles erledigt, erledigt, plan, geplant, steht fest, ausgesucht, zum ersten mal, keine angst mehr, aufgeräumt, bezahlt, gekündigt, abgesagt, gelassen, beschlossen',
  gone: 'weg, weg sein, nicht mehr da, nicht mehr hier, ohne mich, nach mir, verschwind*, verschwunden, nicht wiederkomm*, komme nicht wieder, komm nicht wieder, wartet nicht, gehe, gehen, kein danach, nicht mehr brauch*, brauch ich nicht mehr, egal, vorbei, zu ende, ende, aus, fort, erlöst, nicht mehr zur last, keine sorgen mehr, aufhören, auflösen, keiner mehr',
  living:
    'leben, lebe, lebendig, existieren, existenz, da sein, hier sein, weitermachen, weiterleben, weiter, bleiben, diese welt, dieser welt, atmen, zukunft, auf der welt, am leben, dasein',
  refuse:
    'will nicht, will nimmer, mag nicht mehr, mag nimmer, nicht mehr wollen, müde vom, satt, keinen sinn, kein sinn, sinnlos, wozu, keinen grund, kann nicht mehr, kann nimmer, halte es nicht, halt s nicht, aufgeben, aufgegeben, keine kraft, nichts mehr, genug, es reicht, am ende, nie gewollt, soll aufhören, hört auf, lohnt, lebensmüde, wofür',
  burden:
    'last, belastung, besser dran, ohne mich besser, nutzlos, wertlos, zu nichts, im weg, niemand würde, keiner würde, merken, auffallen, vermissen, überflüssig, verdient, verdiene, enttäuschung, problem, fehler, nie geboren, nicht geboren, kostet, koste, hasse mich, störe, erleichtert wären, brauchen mich nicht, brauch mich keiner',
  wake: 'aufwach*, aufzuwachen, einschlafen, schlafen, schlaf, nicht mehr aufwach*',
  wish: 'wünsch*, wär, wäre, hoffe, bete, hoffentlich, hätte nichts dagegen, nichts dagegen, lieber, wenn ich, neid*, beneide, nimm mich, warum nicht ich, stelle mir vor, unfall, lkw, überfahren, könnte ich, will einfach, will nur',
  method:
    'schmerzlos, tut am wenigsten, tut das weh, tut es weh, wie viele, wieviele, wieviel, wie viel, wie lange, wie hoch, reicht, reichen, tödlich, schnell, schnellste, bewusstlos, überleb*, einfachste, methode*, ohne schmerzen, mischen, mischt, mg, funktioniert, wirkt, woher bekommt, spürt man, merkt man, art zu, sanft, sicherste',
  question:
    'wie, welche, welcher, weiß jemand, weiss jemand, kennt jemand, wo, was passiert, kann man, stimmt es, gibt es, gibts, ab wann, was wäre, würde jemand, frage',
  self: 'ich, mich, mir, mein, meine, meinen, meiner, meinem, i',
  other:
    'er, ihn, ihm, sie, ihr, freund*, schüler*, patient*, nachbar*, kolleg*, mein sohn, meine tochter, jemand, figur, klient*, kumpel',
  family:
    'mama, papa, mutter, vater, schwester, bruder, frau, mann, kinder, kind, sohn, tochter, eltern, familie, oma, opa, hund, katze, freundin, partner',
  laugh: 'lol, haha*, hihi, 😂, 🤣, 😅, 😭, 💀, witz, scherz, lach*, xd, rofl, alter, digga, omg, hahah*',
  story:
    'film, serie, spiel, folge, staffel, buch, roman, lied, song, text, stück, figur, level, boss, endboss, album, konzert, gedicht, schauspieler*, theater, doku*, geschichte, bösewicht, finale, anime, krimi, tatort, lese, kapitel',
  duty: 'prüfung*, klausur*, abgabe, schicht, chef*, fitness*, km, marathon, hausaufgaben, büro, meeting, unterricht, lehrer*, training, projekt, bachelorarbeit, arbeit, schule, team, mathe, abi, hunger, hitze, stau, muskelkater, job, uni',
  grief:
    'gestorben, verstorben, beerdigung, begraben, beerdigt, vor jahren, jahre her, trauer*, verloren, vermisse ihn, vermisse sie, friedhof, grab, urne, sich umgebracht, das leben genommen, eingeschläfert, tierarzt, tierärztin, todestag, hospiz, sarg',
  medicine:
    'arzt, ärztin, op, operation, krankenhaus, verschrieben, zahnarzt, apotheker*, narkose, allerg*, krankenschwester, antibiotik*, mrt, therapeut*, panikattacke*, symptome, nebenwirkung*, blutabnahme, blut abnehmen, impfung, chirurg*, hausarzt, spritze*, diagnose',
  moving:
    'umzug, umziehen, ziehe, wohnung, flug, flughafen, urlaub, ausland, kollegen, rente, neuer job, visum, reise*, kartons, vermieter, studium, kündigung, party, feier, abo, facebook, insta, abschiedsfeier, scheidung, ausgezogen',
  house:
    'koch*, küche, rezept für, garten, ofen, zwiebel*, rasieren, tattoo, piercing, nähen, aus versehen, versehentlich, haare, pony, fahrrad, fußball, klettern, hingefallen, gestürzt, gemüse, werkstatt',
  deny: 'will nicht sterben, angst vor dem tod, angst zu sterben, nicht suizidal, nicht lebensmüde, würde mir nie, nicht depressiv, keine sorge, todesangst, angst vorm sterben',
  secret:
    'niemand weiß, keiner weiß, weiß keiner, weiß niemand, versteck*, geheim*, sagt nichts, sag nichts, tue so, tu so, gelogen, lüge, lüg, ahnt, ahnen, hab gesagt, habe gesagt, glaubt, glauben, denkt, denken, gemerkt, entdeckt, gesehen, ausrede',
  better:
    'glücklich, froh, besser, geholfen, hilfe, früher, überstanden, dankbar, stolz, endlich, gute nachricht, noch da, freu*, feiern, kuchen, schön, geschafft, bestanden, toll',
  alone:
    'allein, alleine, alle schlafen, sturmfrei, eingeschlossen, abgeschlossen, bad, badezimmer, handy aus, keiner zuhause, niemand zuhause, hotel, auto, findet, gefunden, blockiert, schublade, nachtkästchen, nachttisch, tasche, schlüssel, tür',
  pain: 'schmerz*, weh, weine, heul*, leer, leere, nichts, fühle nichts, dunkel, ausweglos, müde, hasse, verzweif*, scham, schäme, strafe, bestraf*, schuld, taub, leid, leide',
};

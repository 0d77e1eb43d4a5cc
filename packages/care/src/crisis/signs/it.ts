import type { DangerSignTerms } from './names.ts';

export const it: DangerSignTerms = {
  die: 'morire, muoio, morto, morta, morte, suicid*, uccidermi, ammazzarmi, mi ammazzo, mi uccido, farla finita, togliermi la vita, togliermi di mezzo, mettere fine, finirla, impiccarmi, crepare, spararmi, chiudere tutto',
  attempt:
    'tentat*, provato, riprovato, overdose, svegliat*, salvat*, trovat*, lavanda gastrica, sopravvissut*, fallit*, ci ho provato',
  harm: 'taglio, tagliata, tagliato, tagli, tagliarmi, tagliare, farmi male, mi faccio male, fatto male, fatta male, autoles*, brucio, brucia*, graffi*, gratto, mordo, picchio, pugni, testa contro, sanguin*, incid*, ferirmi, ferite',
  skin: 'braccia, braccio, coscia, cosce, polso, polsi, avambracc*, gambe, maniche, manica, cicatric*, croste, sangue, pelle, cerott*, bende, segni, ferit*, braccialett*, maniche lunghe, punti',
  blade:
    'lama, lame, lametta, lamette, rasoio, accendino, forbici, temperino, temperamatite, coltell*, vetro, compasso, ago, piastra, sigaretta, taglierino',
  relapse:
    'di nuovo, ancora, ricadut*, ricascat*, ci sono ricascat*, pulita, pulito, voglia di, mesi senza, giorni senza, impulso, ceduto, rifatto, rifarlo, l ho rifatto, ricominciat*, smettere',
  pills:
    'pastigli*, pillol*, compress*, farmac*, medicin*, tachipirina, paracetamolo, insulina, scatol*, flacon*, ricetta, sonnifer*, veleno, gas, dose, messo da parte, accumul*, gocce, blister, candeggina, tranquillanti, scorta, boccetta',
  rope: 'corda, cintura, fucile, pistola, arma, proiettil*, garage, impicc*, trave, nodo, gancio, cappio, scarico',
  height:
    'ponte, tetto, balcone, ringhiera, parapetto, bordo, scogliera, binari, binario, treno, metro, fiume, diga, finestra, saltare, salto, buttarmi, mi butto, annegare, mare, piano, viadotto, torre, acqua, cavalcavia, terrazzo',
  letters:
    'letter*, biglietto, biglietti, scritt*, scriv*, testamento, password, documenti, carte, busta, buste, registrat*, video, assicurazione, conto, istruzioni, cartella, messaggi*, quaderno',
  give: 'regalat*, regalo, dato, do, lasciat*, lascio, affidat*, tenga, tiene, prende, occupatevi, occupati, adottare, adozione, le mie cose, la mia roba, a mia sorella, consegnat*, cane, gatto, dite a, dì a, riportat*, restituit*',
  farewell:
    'addio, ciao a tutti, ultimo, ultima, ultimi, ultime, per l ultima volta, un ultima volta, grazie di, grazie per, grazie a tutti, vi voglio bene, ti voglio bene, abbracciat*, baciat*, ricordat*, siete stati, abbiate cura, salutat*, scusate, perdon*, saluti, congedo',
  soon: 'stanotte, stasera, domani, venerdì, sabato, domenica, lunedì, giovedì, martedì, mercoledì, fine settimana, weekend, data, compleanno, questa notte, quando dormono, quando tutti, prima che, questa settimana, per allora, domattina, oggi, fra tre giorni, dopo',
  settled:
    'calma, calmo, pace, leggera, leggero, sollievo, sollevat*, deciso, decisa, pronta, pronto, in ordine, sistemat*, piano, pianificat*, tutto a posto, a posto, fatto, finito, scelto, per la prima volta, non ho paura, più paura, tranquill*, seren*, pagat*, disdett*, pulito casa, riordinat*, organizzat*',
  gone: 'andarmene, me ne vado, vado via, non ci sarò, non ci sono più, senza di me, dopo di me, sparire, sparisco, sparissi, scompar*, non torno, non tornerò, non aspettatemi, non aspettarmi, non c è un dopo, non mi servirà, non servirà, non importa, fa lo stesso, finisce, finirà, fine, basta, non darò più, non esserci, non ci fossi, riposare, dissolver*, non sarò',
  living:
    'vivere, vita, viva, vivo, esistere, esisto, esistenza, essere qui, esserci, continuare, andare avanti, restare, questo mondo, respirare, futuro, stare al mondo, rimanere',
  refuse:
    'non voglio, non voglio più, stanca di, stanco di, stufa di, stufo di, a che serve, non ha senso, senza senso, non ce la faccio, non ne posso, basta, smetta, arrend*, non ho più, forza, non mi resta, niente da, esaust*, mai voluto, che finisca, nessun motivo, perché continuare',
  burden:
    'peso, di peso, meglio senza, inutile, non servo, non valgo, nessuno se ne, se ne accorger*, mancherei, mancherò, di troppo, non merito, merito, delusione, problema, errore, mai nat*, non essere nat*, costo, disturb*, odio, schifo, starebbero meglio, accorgerebbe',
  wake: 'svegliarmi, svegli*, addorment*, dormire, dormo, sonno',
  wish: 'vorrei, magari, spero, prego, non mi dispiacerebbe, preferirei, se mi, se solo, invidi*, prendimi, mi prenda, perché non io, immagino, incidente, investi*, camion, desider*, mi portasse',
  method:
    'indolore, senza dolore, fa meno male, fa male, quante, quanti, quanto ci, quanto tempo, quanto alto, bast*, letale, mortale, veloce, rapido, incoscien*, sopravviv*, più facile, modo di, modo per, mischi*, mg, funziona, metodo, dove si trova, effetto, si sente, dosaggio, serena',
  question:
    'come, quale, qualcuno sa, è vero, dove, cosa succede, si può, posso, chiedo, c è un, c è un modo, quante, esiste',
  self: 'io, me, mi, mio, mia, miei, mie',
  other:
    'lui, lei, loro, amic*, alunn*, student*, pazient*, vicin*, collega, colleghi, mio figlio, mia figlia, qualcuno, personaggio, suo, sua, gli, compagn*',
  family:
    'mamma, papà, madre, padre, sorella, fratello, moglie, marito, figli, figlia, figlio, genitori, famiglia, nonna, nonno, cane, gatto, ragazza, ragazzo, bambini',
  laugh: 'haha*, ahah*, lol, 😂, 🤣, 😅, 😭, 💀, scherz*, ridere, rido, battuta, xd, raga, oddio',
  story:
    'film, serie, gioco, puntata, stagione, libro, romanzo, canzone, testo, personaggio, livello, boss, album, concerto, poesia, attore, teatro, documentario, storia, cattivo, finale, anime, leggo, spettacolo',
  duty: 'esame, esami, consegna, turno, capo, palestra, km, maratona, compiti, ufficio, riunione, lezione, prof*, allenament*, progetto, tesi, lavoro, scuola, squadra, partita, matematica, maturità, fame, caldo, traffico, freddo',
  grief:
    'è morto, è morta, mancat*, funerale, sepolt*, anni fa, lutto, abbiamo perso, ho perso, mi manca, cimitero, ceneri, si è tolto, si è suicid*, si è ucciso, la sua morte, veterinari*, anniversario, bara, scompars*',
  medicine:
    'medico, dottore, dottoressa, operazione, intervento, ospedale, prescritt*, dentista, farmacista, anestesia, allergi*, infermier*, antibiotic*, risonanza, terapeuta, psicolog*, attacco di panico, attacchi di panico, sintom*, effetti collaterali, prelievo, vaccino, chirurgo, ansia',
  moving:
    'trasloco, trasferisc*, trasferirmi, appartamento, volo, aeroporto, vacanz*, estero, colleghi, pensione, nuovo lavoro, visto, viaggi*, scatoloni, padrone di casa, università, dimission*, festa, abbonamento, facebook, instagram, erasmus, divorzio',
  house:
    'cucin*, ricetta di, giardino, forno, cipoll*, radendo, tatuaggio, piercing, cucire, per sbaglio, senza volere, capelli, frangia, bici, calcio, arrampicata, cadut*, scivolat*, depil*, affett*',
  deny: 'non voglio morire, paura di morire, paura della morte, non sono suicida, non mi farei, non sono depress*, non preoccupatevi, tranquilli',
  secret:
    'nessuno sa, nessuno lo sa, nascond*, nascost*, segreto, non dite, non dirlo, fingo, finta, mentito, bugia, sospett*, ho detto che, crede che, credono, pensa che, pensano, accort*, scopert*, vist*',
  better:
    'felice, content*, meglio, aiut*, prima, guarit*, grat*, orgoglios*, finalmente, buona notizia, ancora qui, non vedo l ora, festegg*, torta, bellissim*, superato, promoss*',
  alone:
    'sola, solo, tutti dormono, casa vuota, chius*, bagno, telefono spento, nessuno in casa, albergo, hotel, macchina, trovi, trovino, bloccat*, cassetto, comodino, borsa, valigia, chiave, chiavi, porta',
  pain: 'dolore, male, piang*, vuoto, vuota, niente, non sento, buio, senza uscita, stanc*, odio, disper*, vergogn*, punir*, colpa, soffr*',
};

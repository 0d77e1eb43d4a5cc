import { near, slot } from '../../slots.ts';

const wish =
  '(?:vorrei|vorei|volevo|mi piacerebbe|magari|se solo|se potessi|spero|speravo|prego|pregavo|sogno|voglio|voglia|aspetto|desidero|avrei (?:voluto|preferito)|che bello|basta|bisogno)';
const gone =
  "(?:non (?:mi )?svegli\\p{L}{1,6}(?: più)?|non aprire (?:più )?gli occhi|non esserci(?: più)?|non essere mai nat[oa]|non esistere(?: più)?|non essere (?:mai )?(?:nat[oa]|venut[oa]|esistit[oa])|mai esser(?:e)? nat[oa]|addormentarmi (?:stasera |stanotte )?e (?:basta|non|via|mai|fine)|addormentarmi per sempre|restare sotto l'anestesia|essere in coma|cancellarmi(?: da(?:l|lla) (?:mondo|vita|terra))?|sparire (?:dal mondo|nel nulla)|che domani non (?:ci sia|arrivi)|(?:domani )?(?:per me )?non ci sia (?:un |più )?(?:domani|dopo)|domani (?:per|x) me non ci sia|scendere (?:dal mondo|da questa vita)|che qualcuno mi investa|spegnermi|dissolvermi|svanire|sciogliermi|essere (?:mai )?(?:venut[oa] al mondo|nat[oa])|che (?:tutto finisca|finisca tutto)(?=[.,!]|$)|che (?:sia|fosse) (?:l'ultima|l'ultimo|già finita|finita)|finisse tutto|che qualcuno (?:mi )?(?:stacchi|spenga|chiuda)|riposare(?: per sempre| e basta)|la tapparella restasse giù|mi venga a prendere|venirmi a prendere|chiudere gli occhi e (?:basta|non|via)|essere (?:al posto suo|cenere|terra|polvere)|prendere freddo e sparire)";
const forGood =
  "(?! (?:alle|presto|tardi|domani (?:alle|presto|per)|in (?:ritardo|vacanza|montagna)|con (?:te|lui|lei)|per (?:un po'|una settimana|due|il weekend)|su un'isola|nel weekend|oggi al lavoro|a (?:scuola|lavoro)|così tardi))";
const hazard = slot(
  'macchina camion autobus tir ubriaco treno aereo infarto tumore cancro malattia fulmine meteorite incidente ictus aneurisma macchia nodulo ecografia lastra biopsia terremoto valanga tampone chirurgo ghiaccio',
);
const welcome =
  '(?:sollievo|sollevat[oa]|era uguale|sperato|mi metta sotto|mi mettesse sotto|mi investisse|mi prendesse|mi portasse via|mi porti via|mi porta via|qualcosa di brutto|di brutto e|mi dispiace che|fare il lavoro|non mi (?:sono mosso|muovo|sposto))';
const lacking =
  '(?:senza di me|se (?:io )?(?:sparissi|morissi|non ci fossi|mi levassi|mi togliessi|me ne andassi|non fossi (?:mai )?nat[oa]|non esistessi|muoio|mi togliessero)|se mi levassi di torno|uno in meno|una in meno|quando non ci sarò|il giorno (?:che|in cui) (?:non ci sarò|muoio|me ne vado|morirò|sparisco))';
const better =
  '(?:meglio|felic[ei]|seren[ei]|tranquill\\p{L}|leggera|leggeri|più leggera|più semplice|liber[ei]|sollevat\\p{L}|ordinato|risparmi\\p{L}{2,7}|spend\\p{L}{2,8}|respir\\p{L}{2,7}|sospiro di sollievo|sollievo|liberazione|si volessero bene|ricomprerebbe)';
const family =
  '(?:figli|figlie|figlio|figlia|genitori|miei|madre|padre|mamma|famiglia|marito|moglie|mondo|cane|bambini|ragazzo|ragazza|compagno|tutti|loro|lei|lui|voi)';
const weary =
  "(?:stanc[oa]|stanchissim[oa]|stuf[oa]|stufat[oa]|sfinit[oa]|nauseat[oa]|stracc[oa]|esausta|pien[oa]|non ne posso più|me so' stufato|so'? stanc[oa]) (?:di|de) (?:vivere|esistere|campare|stare (?:al mondo|qui|qua)|star? (?:ar|al) monn?o|respirare|esserci|essere (?:viv[oa]|una persona|qui|al mondo)|svegliarmi|sta ar mondo|sta ar monno|questa (?:vita|esistenza|testa)|tutto quello che deve venire|sopravvivere|resistere)(?! (?:con|coi|da|dai|a (?:casa|roma|milano)|in (?:questa|questo|città|affitto)|sol[oa]|senza|come|presto|alle|ogni mattina alle|tra))";
const envy =
  "(?:invidi\\p{L}{1,2}|beat[oa] (?:lui|lei|loro|mi[oa] \\p{L}{3,8}|chi)|gelosia|ha fatto prima di me|quand'è che tocca)";
const dead =
  "(?:mort[oaie]|riposa|funerale|bara|cimitero|tomba|tombe|carro funebre|annunci funebri|ambulanza|nel sonno|se n'è andat[oa]|se ne va|tumore|chi non c'è più)";
const god = '(?:signore|dio|madonna|gesù|cristo|padreterno|il cielo|er lupo)';
const take =
  '(?:(?:mi )?(?:prenda|porti|pigli|chiami|richiami|liberi|venga a prendere|prendesse|portasse)|prendimi|portami|chiamami|liberami|si ricord\\p{L}{1,4} (?:anche )?di me|a prenderl[oa]|venire a prendermi|vieni a prendermi|fammi morire|pigliami)(?! (?:in braccio|al mare|a cena|la mano))';
const burden =
  "(?:un peso|di peso|un fardello|una zavorra|un parassita|uno scarto|n'avanzo|un avanzo|di troppo|una bocca (?:in più )?da sfamare|un investimento sbagliato)";
const onWhom =
  '(?:per (?:tutti|loro|la (?:mia )?famiglia|i miei|mia (?:madre|moglie|figlia)|mio (?:marito|padre|figlio)|chiunque|lei|lui|i figli)|(?:al|in questo|nel) mondo|su questa terra|da quando sono nat[oa]|se (?:non ci fossi|sparissi|morissi)|a nessuno)';
const forOthers =
  "(?:se non (?:fosse|era|avessi|ci fosse|ci fossero)|senza)(?: per)?<0-2>(?:figli|figlie|figlio|figlia|madre|cane|gatto|gatti|genitori|bambini|mamma|nipoti)<0-3>(?:non (?:sarei|ci sarei|starei|resterei)|me ne sarei|sarei già|avrei già|l'avrei|mi sarei|la farei|chiuderei)";

/** Wishes not to be here any more. */
export const wishes: readonly string[] = [
  'se (?:mi addormento|muoio|crepo|morissi)(?: \\S{1,8}){0,3} (?:e non mi (?:alzo|sveglio) (?:più|mai)|mi va bene|mi andrebbe bene|tanto meglio|va bene lo stesso|non mi dispiace)|chiudere gli occhi e che (?:sparisca|finisca|si spenga) tutto|(?:gusto|voglia)<0-5>(?:manco|nemmeno|neanche) (?:per|di) respirare|(?:già )?vissuto (?:già )?(?:troppo|abbastanza)(?! ?\\p{L})|(?:andrebbe|starebbe|starebbero|girerebbe)<0-2>senza di me',
  "(?:vorrei|potessi|meglio)<0-3>(?:essere )?al posto (?:di|del|suo)<0-5>(?:soppresso|mort[oa]|sepolt[oa]|bara|tomba|se n'è andat[oa])|(?:appuntamento|raggiung|rivedo|rivediamo|arrivo)\\p{L}{0,3}<0-4>(?:lassù|in cielo|in paradiso|dall'altra parte)(?! (?:un giorno|del mondo|della))|non sarò più un (?:problema|peso|fastidio)|(?:palla al piede|peso morto|zavorra) come me|sono di troppo (?:su|al mondo|in questo mondo)",
  '(?:vorrei|magari|spero|speravo|se solo|sogno|giorni (?:che|in cui))<0-4>(?:una macchina|un camion|un treno|un tir|un autobus|un ubriaco|qualcuno|il cuore) (?:mi )?(?:pass|invest|mett|travolg|prend|ced|si ferm|scoppi|schiacci)\\p{L}{1,5}(?: (?:sopra|sotto|addosso))?',
  '(?:non dovevo|non avrei dovuto|dovevo non) (?:sopravvivere|salvarmi|svegliarmi|cavarmela)|perché (?:non )?(?:è toccato|è capitato|è successo) a (?:lei|lui|loro|me)<0-4>(?:a me|a lei|a lui)|perché (?:lui|lei) (?:sì )?e (?:io|non io|non me)|(?:voglio|vorrei|cerco|bisogno di)<0-2>(?:pace|riposo|silenzio|riposare|dormire)(?:,)? (?:per sempre|eterno|eterna|definitiv\\p{L}|una volta per tutte)',
  '(?:si )?aspett(?:a|o|iamo) (?:solo |soltanto )?(?:la fine|di morire|che finisca)|(?:nessun|più (?:un )?)(?: )?motivo per (?:alzarmi|svegliarmi|restare|uscire dal letto|continuare)|(?:sarebbero|sarebbe|saranno|starebbero) (?:tutti )?(?:sollevat\\p{L}|content\\p{L}|meglio|più tranquilli) (?:se (?:me ne andassi|sparissi|morissi|non ci fossi)|che (?:muoia|me ne vada|sparisca))|se la caver(?:anno|ebbero) (?:meglio |benissimo )?(?:anche )?senza di me|non ho (?:più )?voglia di esserci',
  `${wish}<0-5>${gone}${forGood}`,
  '(?:mi sento|sono|è come se fossi|come se fossi) (?:già |ormai )mort[oa](?! (?:di|dal|dalla|dai|nel gioco|dentro il)(?!\\p{L}))|mi (?:merito|meriterei) (?:il dolore|di (?:soffrire|stare male|morire|sparire))|(?:vorrei|potessi) (?:restituirla|restituire (?:la|questa) vita|ridare indietro (?:la|questa) vita)|non (?:ho|mi fa) (?:più )?paura (?:di morire|della morte|la morte|morire)<0-5>(?:viv|andare avanti|restare|continuare|così|sollievo|pace|anzi|quasi|altri)\\p{L}{0,3}',
  '(?:mi restano|ho davanti|altri) (?:tropp[io]|ancora|cinquanta|quaranta|trenta|0) ?(?:tanti )?anni (?:di (?:questo|questa|vita)|così|da vivere|da riempire)|(?:se non (?:fosse|era) per|senza) (?:i miei figli|mia (?:figlia|madre|mamma)|mio (?:figlio|padre|fratello)|il (?:cane|gatto)|i gatti|lei|lui) (?:non (?:sarei|starei|ci sarei)|me ne sarei|sarei)(?: (?:più|già|qui|qua|andat[oa]|viv[oa])){0,3}',
  near(hazard, welcome, 7),
  `se (?:domani |domattina |stanotte )?non mi (?:ri)?svegli\\p{L}{1,5}<0-5>(?:andrebbe|bene|pazienza|meglio|amen|uguale|piange|benissimo|dispiace|sollievo|lo stesso|anzi)|(?:mi )?(?:sono|so') svegliat[oa] (?:anche oggi|viv[oa]|di nuovo)(?=[.,!?]|$| (?:purtroppo|peccato|che palle))|(?:perché|che palle|uffa|odio|peccato)<0-2>(?:mi sono svegliat[oa] anche|svegliarsi(?=[.,!?]|$)|svegliarmi (?:viv[oa]|ancora|la mattina|ogni)|essermi svegliat[oa])`,
  `(?:${family})<0-5>(?:${better})<0-4>${lacking}|${lacking}<0-6>(?:${family})?<0-4>(?:${better})`,
  weary,
  near(envy, dead, 8),
  near(god, take, 5),
  near(burden, onWhom, 4),
  forOthers,
  "(?:sono|mi sento|so'|me sento|me pare de esse) (?:solo |ormai |sempre )?(?:un peso|un fardello|una zavorra|un parassita|uno scarto|n'avanzo|un avanzo)(?=[.,!]|$| (?:e|che|pure|anche|ormai)(?!\\p{L}))",
  "(?:che (?:campo|vivo|sto|ci sto|mi alzo)|a che (?:serve|pro|scopo)|perché|che senso ha) (?:a fare|ancora )?(?:la mattina|qui|al mondo|alzarmi|alzarsi|svegliarsi|svegliarmi|guarire|curarmi|continuare|resistere|esistere|andare avanti|vivere|campare|a fare)(?=[.,!?]|$| (?:se (?:poi|tanto)|io|ancora|la mattina|tanto|così))|che (?:mi alzo|campo|vivo|resto|sto al mondo)<0-2>a fare|(?:niente|nulla|nessuno) (?:più )?(?:che )?mi aspetta(?! (?:a cena|in stazione|al lavoro))|non (?:c'è|ho|trovo|vedo) (?:più )?(?:niente|nulla|un motivo|motivo|una ragione|ragioni)<0-2>(?:che mi aspett|per (?:alzarmi|restare|svegliarmi|andare avanti)|giuro|valido)\\p{L}{0,2}",
  "(?:dovevo|avrei dovuto|toccava a me|dovevo essere|potevo|avrei preferito|vorrei essere stat[oa])<0-3>(?:morire io|io al posto|al (?:suo|loro) posto|al posto (?:di|suo)|restarci|esserci io|sull'altro mezzo|con (?:lui|lei|loro))|(?:perché|ma perché) (?:a (?:lui|lei)) (?:il tumore|la malattia|l'incidente)?<0-2>e (?:a me no|non a me)|(?:odio|perché)<0-4>(?:mi (?:hanno|avete) (?:salvat|tirat|rianimat)[oa]|chi me l'ha fatto fare di sopravvivere)",
  '(?:attraverso|attraversare|attraversato)<0-3>(?:senza (?:più )?guardare|ad occhi chiusi|sperando)|(?:smesso di|non) (?:allacciarmi|allaccio più|metto più|mettere)<0-1>(?:la )?cintura',
  '(?:non ci voglio|non voglio|nun vojo|nn voglio|non ho (?:più )?voglia di) (?:più )?(?:stare|esserci|star|essere|rimanere) ?(?:più )?(?:qua|qui|al mondo|in questo mondo|su questa terra|una persona|viv[oa])?(?=[.,!]|$| (?:e basta|raga|davvero|giuro))(?<!(?:stare|essere|rimanere|star))|stare al mondo (?:è|non (?:è|fa) per me|mi (?:pesa|stanca))|(?:vivere|la vita) (?:non (?:fa|è) per me|è per gli altri|mi sembra un hobby|non mi (?:vuole|interessa|dice)|mi pesa|è (?:solo )?una condanna)|non sono (?:fatt[oa]|nat[oa]) per (?:vivere|stare al mondo|questo mondo|questa vita)',
  "(?:aspetto|aspettando|attendo|non vedo l'ora)<0-2>(?:la fine|il mio turno|che (?:tocchi a me|arrivi la fine|finisca|sia finita|il signore|qualcuno stacchi)|solo di (?:andarmene|morire)|la morte)|(?:ho (?:già )?(?:vissuto abbastanza|dato|finito di vivere|fatto il mio tempo|fatto la mia parte))(?=[.,!]|$| (?:e|mo'|adesso|ora|lasciatemi))|lasciatemi andare(?=[.,!]|$)|portatemi via|(?:non (?:ho|vedo|c'è|immagino)|senza) (?:un |nessun )?dopo (?:per me|la maturità|di me)|mi vedo? (?:da nessuna parte|sotto terra)",
  "(?:respiro|consumo|occupo|consumando|occupando|rubo|spreco)<0-2>(?:l'aria|aria|spazio|ossigeno|posto)<0-2>(?:di (?:qualcun )?altr\\p{L}{1,2}|loro|a nessuno|inutilmente|per niente)|(?:vivo|campo|esisto|resto al mondo|sto al mondo) (?:per (?:sbaglio|inerzia|abitudine|errore|educazione)|perché respirare|come si)|(?:manco|neanche|nemmeno|neppure) (?:più )?per (?:il|la|i|mi[oa]|miei) (?:gatt[oi]|cane|figli[oa]?|bambini|nipoti)|non ha(?:nno)? (?:più )?bisogno di me(?! (?:in ufficio|al lavoro))|scusate se (?:esisto|respiro|vivo)(?! in)|già mort[oa] dentro",
  '(?:mia madre|mamma|i miei)<0-3>(?:avesse|avessero|doveva|dovevano|avrebbe|avrebbero)<0-3>(?:abort\\p{L}{2,5}|non (?:farmi|avermi|tenermi)|scelto diversamente|fatto meglio a)',
  "(?:penso|pensavo|immagino|sogno|fantastico)<0-3>(?:di non (?:svegliarmi|esserci|tornare più)|a (?:quanto|come) (?:starebbero|sarebbe(?:ro)?) (?:meglio|più|bello|senza)|alla pace (?:della|di non))|(?:restare|rimanere|dormire|dormire e)<0-2>(?:sotto terra|per cent'anni|per sempre|senza (?:più )?svegliarmi|e non svegliarmi)(?! (?:con|in vacanza|insieme|al mare))",
];

import { withOptionalAccents } from '../../elided-slot.ts';
import type { CrisisPatterns } from '../../pattern.ts';
import { harm, plainHarm } from './it-harm.ts';
import { questions } from './it-means.ts';
import { plans } from './it-plan.ts';
import { wishes } from './it-wish.ts';

export const itWide: Pick<CrisisPatterns, 'explicit' | 'possible' | 'idioms'> = {
  explicit: [
    ...plainHarm,
    "(?:mi|me|m') ?(?:voglio|vojo|vulesse|devo|vorrei) (?:solo |proprio )?(?:ammazzà|ammazza'|ammazzare|accide|accidere|sparà|sparare|impiccà|impiccare|buttà|buttare|lanciare|scannà|suicidà) ?(?:giù|di sotto|sotto (?:un |il |la |al |alla )?(?:treno|metro|camion|tir))?(?=[.,!]|$| (?:frà?|fra|giuro|e basta|sul serio|davvero|stanotte|stasera|domani|subito))",
    "(?:mo'? )?m'? ?accid[oe](?=[.,!]|$| (?:giuro|stasera|davvero))|(?:morire|crepare|ammazzarmi)(?:,? (?:morire|crepare|ammazzarmi)){2}|suic[*.0_]{1,4}\\p{L}{1,6}",
    "(?:mi|m') (?:butto|lancio|getto|sparo|impicco|ammazzo|uccido|taglio la gola)(?: \\S{1,9}){0,4} (?:un giorno di questi|con (?:il|la) (?:fucile|pistola|doppietta|cintura|lenzuolo)|prima o poi|stanotte|stasera|domani|giuro|davvero|appena|subito)(?! (?:in pista|sul lavoro|a (?:studiare|letto)|nella mischia|nel traffico))",
    "(?:soltanto|solo) mort[oa] (?:smett|star|potr|finir|avr|trov)\\p{L}{1,5}|volevo essere mort[oa]|odio (?:essermi salvat[oa]|il giorno che mi hanno (?:salvat|tirat)[oa])|(?:la prossima|stavolta|quest'anno|domani) (?:volta )?(?:non sbaglio|salgo di più|lo rifaccio|lo faccio davvero)(?! (?:l'esame|il compito|i conti))",
    '(?:ho|avevo) (?:già )?(?:il cappio|la corda al collo|la pistola in bocca|la lama sul polso)|(?:il|la) (?:cappio|corda) (?:al collo|pronto|pronta|che regge)|(?:cappio|corda) (?:lo|la) (?:faccio|uso) davvero',
    '(?:ho|avevo) (?:preso|ingoiato|mandato giù|inghiottito) (?:tutt[eio]|tt|troppe|una scatola di|due scatole di|la scatola di|un sacco di) (?:le |di |i )?(?:pillole|pastiglie|pasticche|compresse|medicine|gocce|tavor|xanax|tachipirine|sonniferi)(?! (?:che mi ha|prescritt|del dottore|per la))',
    '(?:tentato suicidio|quattro tentativi|tentativo di suicidio)<0-4>(?:e adesso|di nuovo|ieri|la settimana scorsa|voglio|numero|fallito)|ci ho (?:ri)?provato<0-2>(?:ieri|stanotte|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)<0-9>(?:presto|trovat[oa]|ospedale|salvat[oa]|rientrat[oa]|purtroppo|male|vomit|pastiglie)\\p{L}{0,4}',
    '(?:penso|pensando|pensavo|cerco|cercando|so|sto pensando) (?:a |il )?(?:come|momento giusto per|modo (?:di|per)) (?:ammazzarmi|uccidermi|suicidarmi|morire|farla finita|togliermi di mezzo)|(?:voglio|vojo|posso) andarmene,? morire',
    '(?:uccido|ammazzo|sparo|impicco) e basta|vivere no grazie|non voglio (?:più )?(?:arrivarci|svegliarmi|vivere) (?:e lo dico|,? è chiaro|è una certezza)',
  ].map(withOptionalAccents),
  possible: [...harm, ...plans, ...wishes, ...questions].map(withOptionalAccents),
  idioms: [
    // a roofer, a parent, a climber
    '(?:sul|dal) tetto<0-6>(?:perdita|tegole|camino|antenna|pannelli|grondaia|cantiere)|(?:medicine|farmaci|pastiglie)<0-3>(?:perché|così)<0-3>(?:piccol[oa]|figli[oa]|bambin[oi]|cane|gatto|madre|padre)|corda<0-5>(?:arrampicata|bucato|stendere|altalena|amaca)',
    'alzar(?:si|mi) (?:così |troppo )?(?:presto|alle 0)',
    // an exam, an operation, a feast: tomorrow it will be over
    '(?:esam[ei]|oral[ei]|maturità|operazione|operano|colloquio|concorso|patente|tesi|matrimonio|trasloco|processo|udienza|dentista|chemio|saggio|partita|interrogazione)<0-9>sarà (?:tutto )?finit[oa]|sarà (?:tutto )?finit[oa]<0-8>(?:esam[ei]|operazione|colloquio|concorso|patente|tesi|maturità|trasloco|lavori|stagione)',
    // a rest, a screen or a room that somebody wants to leave, until a day that is named
    '(?:voglio|vorrei|volevo|vojo|devo|voglia di|bisogno di)(?: solo)? (?:dormire|sparire|scomparire|ibernarmi|non svegliarmi)(?: e (?:non )?svegliarmi)? (?:fino (?:a (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani|luglio|agosto|giugno|settembre|natale|0)|al \\p{L}{3,9}|alle vacanze)|a (?:luglio|agosto|giugno|settembre))',
    "(?:sparire|scomparire|cancellarmi) (?:da|dal|dai|dalle|dalla|dall') ?(?:social|internet|insta\\p{L}{0,4}|facebook|twitter|tiktok|whats\\p{L}{0,4}|gruppo|gruppi|chat|foto|classe|riunione|cena|ufficio|palestra|app|faccia della terra ogni volta)",
    '(?:nessuno|chi) (?:mi |si )?(?:sentir|accorg|cerch|manch)\\p{L}{1,6}(?: \\S{1,8}){0,3} (?:a|alla|a quella|a questa|in) (?:cena|festa|riunione|gruppo|classe|squadra|ufficio|lavoro|gita|partita|chat)|(?:a|alla) (?:quella |questa )?(?:cena|festa|riunione|gita|partita) nessuno (?:mi |si )?\\p{L}{3,9}(?: (?:la )?mia mancanza)?',
    '(?:squadra|gruppo|banda|coro|orchestra|compagni)(?: \\S{1,10}){0,2} (?:gioc|vinc|and|rend|suon|cant|funzion)\\p{L}{2,7} meglio senza di me',
    // a burden for a while, or only at work
    '(?:un peso|un fardello|una zavorra|un ostacolo) (?:per (?:i|il|la|le|la mia|il mio|i miei) (?:collegh|collega|compagn|squadra|gruppo|class|capo|ufficio|team)\\p{L}{0,2}|da quando (?:mi sono (?:rott|operat|infortunat|fatt)[oa]|ho (?:il gesso|le stampelle|partorito)|sono in (?:cassa|malattia)))',
    "non essere (?:mai )?nat[oa] (?:in (?:una|un|un'altra|altra) ?(?:famiglia|paese|paesino|casa|città|epoca)|donna|uomo|femmina|maschio|pover[oa]|così|con (?:questi|questo naso))",
    // hyperbole: a trifle is the reason, or laughter follows
    "(?:mi (?:sparo|butto (?:dalla finestra|da un ponte|giù)|taglio le vene|impicco|ammazzo|tagli(?:o|erei) le vene|butterei dalla finestra))(?: \\S{1,3})? (?:con (?:quest[aeoi]|tutt[aeoi]|sto|sta|'sta|'sto)|se (?:devo|sento|vedo|mi (?:richiam|tocca|chied)\\p{L}{0,3}|esce|non (?:passo|arriva|prendo))|ogni volta che (?:il|la|i|le|lo|mi)(?! (?:vita|mente|testa|torna)))(?! (?:dolore|vita|vivere|svegliarmi|sofferenza))",
    'se (?:non |nn |mi |devo )?(?:\\S{1,10} ){1,8}mi (?:butto|ammazzo|sparo|impicco|taglio)(?: \\S{1,9}){0,5} ?(?:a?h?(?:ah){2,8}a?|haha\\p{L}{0,6}|lol|xd)(?!\\p{L})',
    'mi (?:butto|ammazzo|sparo|impicco|taglio le vene)[, ]{1,2}(?:a?h?(?:ah){2,8}a?|haha\\p{L}{0,6}|lol|xd)(?!\\p{L})',
    "(?:mi )?ammazz(?:o|armi|ato|ata) (?:di|d[' ]) ?(?:fame|corsa|corse|chilometri|piatti|lavori|pesi|palestra|straordinari)|(?:frangia|frangetta|tinta|taglio di capelli|capelli)<0-3>(?:voglio|volevo|vorrei) (?:morire|sparire|piangere)|mi punisco senza (?:dolc[ei]|dessert|cioccolat\\p{L}|social|telefono|serie)",
    // words of a song, and letters of other people and other farewells
    "addio,? mondo crudele|(?:testo|ritornello|canzone|poesia)(?: \\S{1,8}){0,2} (?:dice|ripete|canta|fa)(?: \\S{1,12}){1,7}|(?:lettera|biglietto) (?:d'addio|di addio) (?:di|del|della|dello) (?!(?:me|questo|mio pugno)(?!\\p{L}))\\p{L}{2,12}|(?:lettera|biglietto) (?:d'addio|di addio) (?:all[ao]|al|ai|alle|a (?:una|un|la mia|il mio))?<0-1>(?:maestr|prof|insegnant|allenat|dottor|badante|bidell)\\p{L}{1,6}",
    '(?:mi oper|mi faccio operare|intervento|sala operatoria|operazione)\\p{L}{0,4}<0-9>(?:lettera|lettere|carte|password|testamento|tutto in ordine|sistemare tutto)',
    // a birth, a wedding, a removal: everything is ready
    '(?:tutto (?:pronto|sistemato|in ordine)|preparato tutto) (?:per (?:il|la|lo|i|le|l) ?\\p{L}{3,14}|(?:e )?(?:partiamo|si parte))',
    // questions about medicine, animals and pests
    '(?:male|doloros[oa]|soffr\\p{L}{1,3}|quant[oaie]|come si|modo)(?: (?!mor|muo|crep|suicid|uccid|ammazz|svegl|mi )[^ .!?]{1,12}){0,6} (?:puntura|ceretta|depil\\p{L}{1,6}|tatuaggio|vaccino|parto|epidurale|dentista|prelievo|anestesia|gatt[oa]|cane|bambin[oa]|neonat[oa]|dimagrire|peso(?! di un)|zanzare|topi|scarafaggi|piante|cravatta)',
    'corda (?:d\\p{L}{1,4}|per|a) (?!(?:me|impiccarmi|farla|appendermi)(?!\\p{L}))\\p{L}{2,14}',
    // a fear of dying, in an aeroplane, under an anaesthetic or in one's sleep
    '(?<!non (?:ho|mi fa|è) )(?:paura|ansia|terrore|anestesia|operazione|operano|apnee)<0-9>(?:non|di non) (?:ri)?svegliarmi(?: più)?',
    // leaving cigarettes, drink and sweets
    '(?:sigarett[ae]|fumo|fumare|alcol|alcool|bere|vino|bicchiere|dieta|dolci|zuccheri|cioccolat\\p{L}{1,2}|canne|coca|slot|gratta e vinci|porno|gioco|ex)<0-9>(?:ricascat|ricadut|ricominciat|cedut|rifatt)[oa]|(?:ricascat|ricadut|ricominciat|ripres)[oa]<0-9>(?:sigarett[ae]|fumare|alcol|bere|vino|dolci|canne|coca|slot|gioco|mio ex|dieta)',
    // injuries of a kitchen, a garden or a shift
    '(?:tagliat|bruciat|graffiat|punt|ferit)[oa]<0-6>(?:pelando|affettando|cucinando|patate|cipoll\\p{L}{1,2}|forno|piastra|veterinario|padella|rose|cesoie|potando|pizzeria|carta|mandolina|in cucina|friggendo|rasandomi|facendomi la barba)',
    '(?:gatt[oa]|cane|cagnolin[oa]|coniglio|bimb[oa]|bambin[oa]) mi ha (?:graffiat|mors|pizzicat)[oa]',
    '(?:maniche|felpa)<0-6>(?:dermatite|psoriasi|eczema|sole|zanzare|allergia|obbligatori[eao]|aria condizionata)',
    'testate (?:al|contro il) muro (?:con|per|a capire)',
    '(?:ultima volta|ultimo (?:pasto|giorno))<0-9>(?:veterinario|bara|camera ardente|funerale|cremazione|prima che (?:morisse|se ne andasse))',
  ].map(withOptionalAccents),
};

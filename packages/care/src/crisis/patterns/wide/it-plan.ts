import { elidedSlot } from '../../elided-slot.ts';
import { near, slot } from '../../slots.ts';

const pills = slot(
  'pastigli* pasticch* compress* pillol* farmac* medicin* scatole_di tavor xanax lexotan valium minias sonnifer* benzo* insulina morfina tachipirin* paracetamolo cardioaspirina gocce blister psicofarmac* antidepressiv* ansiolitic* cerotti_di_morfina digitale',
);
const tool = slot(
  'corda cappio fucile doppietta pistola carabina cartucc* proiettil* trave sgabello gancio veleno diserbante nitrito bombola elio',
);
const ready =
  "(?:(?:ho|tengo|sto|metto|le ho|li ho|ne ho)(?: già| tutte| tutti)? (?:tenut|conservat|nascost|accumulat|contat|ricontat|da parte|messo da parte|allineat|mett)\\p{L}{0,4}|da parte|mucchietto|scorta|davanti a me|in mano|in fila|sotto il cuscino|bastano|basteranno|fingo di inghiottire|scatola piena|(?:l')?ho contat[oaei])";
const standing = slot(
  "comprat* caric* pront* davanti_a_me mi_aspetta mi_aspettano cantina soffitta garage stalla fienile appes* legat* oliat* solid* controllat* nel_cassetto nell'armadio cassaforte armeria porto_d'armi sotto_il_letto nella_borsa",
);
const ledge = elidedSlot(
  'ponte tetto viadotto cavalcavia balcone finestra terrazzo scogliera scogli dirupo parapetto ringhiera binari binario ferrovia diga gru torre cornicione traliccio rupe strapiombo davanzale',
);
const high = elidedSlot(
  'ponte tetto viadotto cavalcavia scogliera scogli dirupo parapetto ringhiera binari diga gru torre cornicione traliccio davanzale',
);
const edge = slot(
  "scavalc* guardo_giù guardo_giu guardavo_giù guardo_il_vuoto guardo_l'acqua gambe_nel_vuoto piedi_nel_vuoto un_passo mi_chiama mi_attira mi_tira nessuno_guarda non_c'è_nessuno troppo_vicino che_non_ferma non_si_ferma non_ferma senza_rete penso_a_quanto sarebbe_facile basterebbe lasciarmi_andare prima_dei_passanti per_provare prova_generale com'è_di_notte",
);
const stand =
  "(?:sono|sto|mi trovo|siedo|resto) ?(?:qui |qua )?(?:(?:sedut[ao]|in piedi|parcheggiat[ao]|salit[ao]|arrampicat[ao]) (?:sul(?:la|l'|lo)?|sui|sulle|in cima (?:al|alla)|sull'orlo (?:del|della)|sul bordo (?:del|della|di un)|accanto (?:al|alla|ai)|davanti (?:al|alla|ai))|sull'orlo (?:del|della)|sul bordo (?:del|della|di un)|in cima (?:al|alla)) ?";
const letters = slot(
  'lettera lettere letterina busta buste biglietto biglietti testamento quaderno video vocale vocali chiavetta messaggi',
);
const written = slot(
  'scritt* scriv* preparat* pront* lasciat* lascio nascost* registrat* programmat* finit* imbucat* spedit* sigillat* sul_tavolo nel_cassetto sotto_il_cuscino infilat* chius*',
);
const found =
  '(?:trover\\p{L}{1,4}|legger(?:à|anno|ete|ai)|quando (?:io )?(?:non ci sarò|sarò|ormai|mi troverete|avrò)|dopo di me|sarà troppo tardi|sul letto|sul tavolo|sotto il cuscino|in vista|non è colpa|non è (?:stata )?colpa|(?:capir|sapr)(?:à|anno|ete)|addio|perdon\\p{L}{1,5}|non ci sarò|arrivano quando|corda|ponte|pastiglie)';
const each =
  '(?:un[oa]? (?:per|a) (?:ciascun[oa]|ognun[oa]|testa|figli[oa]|persona)|per (?:ognun[oa]|ciascun[oa])|per i (?:miei figli|miei genitori|miei|figli|bambini|ragazzi)|ai (?:miei figli|miei genitori|miei))(?! (?:dei (?:miei )?(?:alunni|colleghi|ragazzi)|alunn[oi]|colleg\\p{L}{1,2}|invitat[oi]|delle mie amiche))';
const given =
  '(?:regalat[oaie]|regalo|dat[oaie]|do|lasciat[oaie]|lascio|distribuit[oaie]|vendut[oaie]|restituit[oaie]|prendetel[oaie]|prendete|intestat[oaie]|ceduto)';
const noNeed =
  '(?:non mi serv(?:irà|iranno)(?: più)?|non mi serv(?:e|ono) più(?=[.,!]|$)|non serv(?:e|ono) più|a me non serv\\p{L}{1,3}|tanto io non|(?:non (?:ne )?avrò|senza) (?:più )?bisogno|dove vado io|non ci sarò|a me tanto|non (?:mi bagno|lo uso|la uso) più|da lunedì non)';
const pet = slot(
  'cane cagnolin* gatto gatta gatti gattin* tartaruga galline coniglio canarino cavallo bestie mucche pesci piante pomodori',
);
const keeps =
  "(?:(?:lo|la|li|le)? ?(?:prende|prenderà|tiene|terrà|curerà|adotterà|accudirà|badi|prenda|tenga)|se ne (?:occupa|occuperà)|da sistemare|sistemat[oaie]|va (?:dal|dalla|da)|andrà (?:dal|dalla|da)|l'ha preso)";
const after =
  '(?:senza dir(?:le|gli|lo)|dopo|quando (?:io )?(?:non|me)|per sempre|entro|sa(?:pranno|prà) cosa|a me tanto|sistemato tutto|perché io|poi|quando sarò)(?! (?:le vacanze|la vacanza|il parto|il trasloco|torn))';
const papers = '(?:polizz[ae]|assicurazione|pin|password|codici?|libretto|funerale|loculo|notaio|testamento)';
const place =
  '(?:sul tavolo|nella busta|una busta|in una busta|nel cassetto|in vista|scatola (?:da|di|delle) scarpe|sul frigo|quando (?:non ci sarò|sarò)|dopo di me)';
const settled =
  "(?:(?:è )?tutto (?:in ordine|sistemato|pagato)(?=[.,!]|$| (?:sono|adesso|ora|e (?:sono|non|mi)))|ho (?:già )?(?:sistemato|pagato) tutto(?=[.,!]|$| (?:senza|ormai|quello|e)))(?! (?:per (?:la|il|le|i|l')|e (?:partiamo|si parte)))";
const alone =
  "(?:nessuno (?:passa|viene|torna|rientra|mi (?:cerca|disturba)|controlla|guarda)|casa (?:è |sarà )?(?:vuota|libera)|(?:bambini|figli|piccola|piccolo|figlia|figlio) (?:stanno|sta|dorme|dormono|sono|è|vanno|va) (?:dal|dalla|da|dai)|(?:quando|che) (?:dormono|dormiranno|dormano tutti|dormano|si addormentino|escono tutti|non c'è nessuno)|(?:i miei|mia madre|mio marito|mia moglie)(?: \\S{1,9}){0,3} (?:fuori|via|rientrano tardi|parte|partono|a teatro))";
const doIt =
  "(?:è (?:per )?(?:stasera|stanotte|venerdì|sabato|domenica|lunedì|domani)|(?:lo|la) (?:faccio|farò|rifaccio)|è (?:il momento|meglio così|l'occasione)(?! (?:di|per))|tutta la notte|mi troveranno)(?! (?:a (?:cena|ballare|fare|mangiare|trovare|letto|prendere|vedere)|in (?:palestra|vacanza|pizzeria)|al (?:mare|cinema|lavoro)|con))";
const decided =
  '(?:(?:ho |finalmente ho )(?:finalmente )?(?:deciso|preso la decisione|scelto il giorno|smesso di lottare|la data)|la decisione è presa|è deciso|so (?:cosa farò|il giorno)|non esito più)';
const ordinary =
  '(?![^.!?]{0,70}(?:licenzi|lavoro|divorzi|lasci|traslo|trasfer|studi|matrimonio|contratto|capo|opera|separa|vacanz|fum|bere|smett|cambi|vend|bambin|figli|corso|scuola|iscriv|casa))';
const calm = slot(
  'legger* calm* seren* tranquill* sollevat* pace dormo_bene dormo_benissimo dormo_come dormo_meglio sorrido felice content* libero libera paura_di_niente non_ho_paura bella_cera respiro mi_sento_bene mi_sento_meglio prima_volta_da',
);
const farewell =
  '(?:grazie (?:di tutto|a tutti|a voi|per tutto|a chi)|scusate(?:mi)?|perdonatemi|addio|vi (?:ho )?(?:voluto|voglio) bene|vi (?:ho )?am(?:o|ati)|badate|prendetevi cura|ciao a tutti|un abbraccio a tutti|buonanotte a|il capitano saluta|arrivederci)';
const final =
  "(?:non (?:cercatemi|cercarmi|piangete|è colpa|è stata colpa|siate tristi|venite a cercarmi)|siete stat[ie] (?:grandi|tutto|gentili|la mia|buoni|dolci)|starò (?:bene|meglio)|sono in pace|(?:meglio|giusto) così|ci ho provato|ho resistito|per sempre|dall'altra parte|(?:di|a) (?:mia|mio) (?:sorella|figli[ao]|madre|fratello|mamma)|ai miei (?:figli|genitori)|ricordatemi|vi libero|sarete (?:liberi|più tranquilli|meglio)|io (?:mi fermo|finisco|scendo) qui)";
const unaware =
  '(?:non (?:sa|sanno|lo sa|lo sanno|ha capito|hanno capito|ha chiesto|si è accort[ao]|immagina|sospetta)|senza dir(?:le|gli|lo|e)(?: perché)?|(?:lei|lui|tutti|mia madre|mio marito|le colleghe|i colleghi) (?:crede|pensa|credono|pensano)|mi ha chiesto (?:perché|se)|capiranno|si è mess[ao] a ridere|ha riso|hanno riso|dicono che)';
const farewellDeed =
  "(?:(?:regalato|dato|lasciato|restituito|riportato|venduto)<0-2>(?:mia|mio|mie|miei|tutt[oiae]|il libro|i libri|la roba|le chiavi)|(?:abbracciat[oaie]|baciat[oaie]|salutat[oaie]|guardat[oaie])<0-2>(?:tutti|uno (?:per|a) uno|più (?:forte|a lungo)|un'ultima volta|per l'ultima volta|mia|mio|i miei)|(?:passat[oa]|andat[oa]|venut[oa]) a salutare (?:i|mia|mio|tutti|la|il)|detto (?:ti (?:voglio bene|amo)|vi voglio bene|addio)|(?:svuotato|riordinato|pulito|sistemato|vuoto) (?:la (?:camera|stanza|casa)|l'(?:armadietto|armadio|ufficio)|il mio armadietto|i (?:cassetti|miei cassetti)|tutto)|(?:pagato|saldato|restituito|sistemato|rimesso in ordine) (?:\\S{1,8} ){0,2}(?:debiti|funerale|affitto|bollette|tutti|conti)|(?:spiegato|insegnato|mostrato) (?:a )?(?:mio marito|mia moglie|mia figlia|mio figlio|dove (?:sono|sta)))";
const close =
  "(?:(?:niente|nulla|più niente) (?:più )?mi (?:trattiene|tiene)|non mi trattiene (?:più )?(?:niente|nulla)|posso (?:finalmente )?(?:andare|andarmene|partire)|(?:andarmene|partire) (?:tranquill[ao]|in pace|pulit[ao]|leggera|leggero)|è fatta|manca (?:solo )?(?:il resto|una cosa)|era l'ultima cosa|l'ultima cosa|ecco,? (?:è )?(?:fatto|tutto pronto))";

/** Plans that are told sideways. */
export const plans: readonly string[] = [
  'mi (?:ri)?trover(?:anno|à) (?:nella|nel|in|sul|sulla|al|domani|lì|appes[oa]|mort[oa])(?! (?:un|difficoltà|ufficio))|(?:fede|anello|orologio|medaglia|catenina)<0-3>busta|(?:li|vi|lo|la|ti) lascio in pace<0-2>(?:per davvero|per sempre|stavolta|una volta)|stavolta<0-2>lascio in pace|(?:scatole|confezioni)<0-4>(?:farmacie diverse|(?:due|tre|quattro|0) farmacie)|manca (?:solo )?il coraggio(?! ?\\p{L})',
  "(?:lascio|regalo|do|tenete|ascoltat\\p{L}{1,3})<0-6>(?:pensando a me|ricordo di me|in mio ricordo)|(?:bacio|abbraccio|guardo|fumo)<0-5>un'ultima (?:volta|sigaretta)<0-3>(?:vado|salto|e (?:basta|via)|lo faccio)|(?:tolto|slacciat[oa]|levato)<0-2>(?:salvagente|giubbotto|cintura|casco|imbrago)<0-2>apposta|(?:per poco (?:non )?|voglia di |tentat[oa] di )(?:giravo|girare|mollavo|mollare|lasciare|sterzavo) il volante|(?:stasera|stanotte|domani) (?:la )?chiudo (?:tutto|qui)(?=[.,!]|$)",
  '(?:badare|occup\\p{L}{2,5}|tenere|prenders\\p{L}|prendere|accudire)<0-4>(?:gatt[oia]|cani?|figli[oa]?|bambin[oia]|madre|mamma|animali|conigli[oi]?|cavall[oi]|fratello|sorella)<0-2>(?:se (?:mi succede|muoio|sparisco|non ci sono|me ne vado)|quando (?:non ci sarò|io non ci)|dopo di me)',
  `${given}<0-6>(?:tanto vale che|così (?:se li gode|ce l'ha|non litigano)|prima che (?:me ne vada|io vada)|intanto che sono qui)`,
  '(?:lasciato|scritto|segnato|dato|stampato) (?:tutte |tutti )?(?:le|i|la) (?:password|codici|pin|credenziali|documenti)<0-6>(?:così (?:pos|pot|non|chiud)|potranno|potrà|chiudere tutto|quando non)\\p{L}{0,5}',
  "(?:domani|stasera|domenica|lunedì|presto|tra (?:due|tre|pochi|qualche|0) (?:giorni|ore))(?: a quest'ora)?,? (?:tutto |sarà tutto |io |tutto questo )?(?:sarà|è) (?:finit[oa]|tutto finito|risolto)(?! (?:con|per (?:il|la)|il|la|l'esame|di))|(?:non )?pot(?:ete|ete più) (?:più )?(?:fare )?(?:più )?niente per me|troppo tardi per (?:me|aiutarmi|salvarmi)|inutile (?:farmi gli auguri|contare su di me|tenermi il posto|comprarmi)|è (?:per )?(?:questo weekend|stasera|stanotte|domani|sabato|domenica|venerdì),? (?:mi sono decis[oa]|ho deciso|sono pront[oa]|addio)",
  "assicurazione(?: sulla vita)?<0-3>(?:finiscono|finirà|pagano|pagheranno|avranno|avrà|prendono|campano)|(?:so|trovato|calcolato|controllato|letto) quant[eio] (?:ne servono|ne devo|me ne servono|ce ne vogliono|ne serve|bisogna prenderne)(?! (?:per (?:la|il)|di (?:farina|punti)))|non (?:passerò|supererò|arriverò a passare) (?:l'inverno|l'estate|l'anno|natale|la notte|la settimana|il mese)(?! (?:con|da|in|a|sol))|(?:cancellato|eliminato|bruciato|buttato) (?:tutt[ei] )?(?:le|i|foto)(?: \\S{1,9}){0,4},? (?:nessuna traccia|senza (?:lasciare )?tracc\\p{L}{1,2}|così non trov\\p{L}{2,4}|che nessuno)",
  "(?:sono|sto|siedo) (?:qui |qua )?(?:sedut[oa] )?(?:sulla riva|in riva|davanti|vicino|sul bordo|sulla sponda) (?:al|alla|del|della|dell')(?: )?(?:canale|fiume|lago|mare|tevere|po|arno|acqua|molo|diga)<0-6>(?:fredd[oa]|buio|nera|farlo|pens\\p{L}{1,3}|sol[oa]|chiama|entr\\p{L}{1,3}|notte|profond[oa])|(?:so|conosco|segnato|guardato|controllato)<0-3>(?:a che ora|l'ora|gli orari|l'orario)<0-4>(?:treno|frecciarossa|merci|metro)<0-4>(?:veloce|ferma|ponte|passaggio a livello)|(?:lettere|lettera|buste)<0-4>(?:manca|resta|mi manca) (?:solo )?quella (?:per|di|a) (?:mi[oa]|mamma|papà)",
  near(
    '(?:pagato|saldato|restituito|chiuso|estinto)<0-3>(?:debiti|conto|conti|bollette|prestit[oi]|mutuo|funerale)',
    '(?:(?:lasciare|lascio|lasciarvi)<0-1>(?:problemi|debiti|pensieri|grane|pesi)|quando (?:io )?non ci sarò|per quando non ci sarò|(?:mi sento|sono) (?:legger|seren|in pace)\\p{L}{0,2}|non (?:dovranno|dovrete|dovrà) pagare)',
    8,
  ),
  "(?:dopo|passat[oa]) (?:il mio compleanno|natale|le feste|le vacanze|la maturità|la festa|quel giorno|quella data|domenica|venerdì)<0-2>non (?:ci sarà|c'è|ci sono|resta)(?: \\S{1,3})? (?:niente|nulla|più|un dopo|altr[oi])(?! (?:lezion|esam|corso|posto))",
  '(?:aspetto|sto aspettando|resisto)(?: solo| soltanto)?<0-1>(?:che|finché)<0-8>(?:poi|dopo|e poi|e)<0-2>(?:posso|potrò|me ne|mi) (?:andarmene|andare|riposare|riposarmi|vado)(?: (?:in pace|tranquill[oa]|per sempre)|(?! ?\\p{L}))',
  '(?:legato|annodato|appeso|fissato) (?:già )?(?:la|una) corda(?! (?:del|per|a(?:l|lla)?|della) ?(?:la |il )?(?:barca|cane|cavallo|bucato|tenda|altalena|amaca))',
  '(?:crocchette|cibo|acqua|mangime|da mangiare)<0-4>per (?:0|due|tre|quattro|qualche|un paio di) giorni<0-4>(?:qualcuno|verrà|arriver|mi trover|finché)\\p{L}{0,4}(?! (?:torno|il weekend))',
  "(?:è|sarà|era) (?:il|la|il nostro|la nostra|l')? ?ultim[oa](?: \\S{1,10}){0,4} (?:e )?(?:loro |lui |lei |nessuno )?(?:non lo (?:sanno|sa)|lo sa(?! che)|senza saperlo|non se lo immagina\\p{L}{0,2})(?! (?:ancora )?(?:il capo|i colleghi))",
  'così (?:nessuno|non) (?:dovr(?:à|anno|ete)|deve|devono) (?:più )?(?:preoccuparsi (?:di|per) me|occuparsi di me|sopportarmi|mantenermi|pensare a me|vedermi (?:soffrire|così))',
  '(?:per (?:allora|quel giorno|quella data)|entro allora)(?: io)? (?:non ci (?:sarò|sono)|sarò (?:già )?(?:lontan|via|mort|altrove)\\p{L}{0,2})(?! (?:per|perché (?:lavoro|sono|parto)|a casa|in ufficio))|non (?:apparecchiate|cucinate|prenotate|contate|comprate|preparate)<0-2>(?:per me|su di me)<0-5>non ci sarò(?! (?:per|perché|sono|vado))',
  near(pills, ready, 5),
  near(tool, standing, 5),
  near(ledge, edge, 6),
  near(
    slot('treno treni merci frecciarossa metro'),
    slot('non_ferma non_si_ferma che_passa_veloce sdraiat* steso stesa macchinista'),
    5,
  ),
  `${stand}${high}(?! (?:della nave|del traghetto|della barca|a (?:prendere il sole|riparare|guardare|aspettare|fumare)|con (?:mi[oa]|i miei|le|gli|un)|del(?:la)? (?:mia camera|stazione)|per (?:riparare|fumare|lavoro)|in attesa|del treno))`,
  `(?:${near(letters, written, 4)})<0-9>${found}`,
  `(?:${near(slot('lettera lettere busta buste biglietto biglietti video testamento'), written, 4)})<0-9>${each}`,
  near(
    '(?:le|mie|due|tre|quattro|cinque|0) (?:lettere|buste)',
    slot('finit* pront* scritt* nascost* imbucat* chiuse materasso'),
    4,
  ),
  near(farewellDeed, unaware, 8),
  near(farewellDeed, close, 8),
  `${given}<0-9>${noNeed}(?! (?:da quando|perché|ora che|in città|per (?:il|la)|a (?:niente|nulla)))`,
  `${pet}<0-3>${keeps}<0-6>${after}|chi (?:mi )?(?:prende|prenderà|tiene|terrà|vuole|si occupa di|si prende)<0-2>${pet}<0-3>(?:dopo|quando (?:io )?(?:non|me)|se (?:muoio|me ne vado|succede)|per sempre|senza di me)`,
  near(papers, place, 6),
  settled,
  near(alone, doIt),
  near(alone, `(?:${pills}|${tool}|${ledge})`),
  `${decided}${ordinary}<0-9>${calm}|${calm}<0-5>(?:da quando|ora che|adesso che) ${decided}${ordinary}`,
  near(farewell, final, 8),
  "(?:abbracciat|baciat|salutat|guardat|strett|portat)[oaie](?: \\S{1,10}){0,4} (?:per l'ultima volta|un'ultima volta)|(?:il mio|la mia|è il mio|sarà il mio) ultim[oa] (?:pasto|cena|compleanno|mattina|natale|estate|alba|tramonto|turno prima di|sera|desiderio|tuffo|timbro)(?! (?:di (?:lavoro|scuola|vacanza|stage|corso)|con|al lavoro|in (?:ufficio|questa|questo)|qui|prima|dell'anno|a scuola))",
  '(?:da|dopo|prima di|entro) (?:domani|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|stasera|stanotte|mezzanotte),?<0-3>(?:sarete (?:tranquilli|liberi|sollevati)|al passato|non do più|sarò (?:lontan|liber)[oa]|un problema in meno)|(?:domani|lunedì|domenica)<0-5>(?:non ci sarò più|non mi vedrete più|non mi vedrete(?=[.,!]|$)|un[oa] in meno|senza di me)(?! (?:al|a|per|in|fino|perché (?:ho|devo|vado|lavoro)|ho|devo|sono))',
  "(?:non (?:vedrò|passo|passerò|ci sarò|arrivo|arriverò)(?: \\S{1,6})? (?:a |al |per |il |la |quest')?(?:natale|estate|inverno|primavera|pasqua|0{1,2} anni|settembre|neve|matrimonio|prossimo mese))(?! (?:con|coi|dai|dalla|in (?:ufficio|famiglia)|a (?:casa|roma|milano)|perché (?:lavoro|sono)))|(?:deciso|voglio)<0-2>(?:quest'inverno|a natale|domani|lunedì|in primavera) non ci (?:sarò|sono|essere)",
  '(?:non (?:cercatemi|mi cercate|aspettatemi|mi aspettate|mi vedrete|svegliatemi)(?: più)?(?=[.,!]|$| (?:domani|domenica|lunedì|stasera|più|starò))|(?:trovi|trovino|trovarmi|a trovarmi|trova|troverà|troveranno) (?:il (?:mio )?corpo|mia moglie|mio marito|mia madre|i bambini|bell[ao]|pulit[ao])|(?:perché|che) non (?:sia|siano) (?:\\S{1,8} ){1,3}a trovarmi)',
  "(?:provat[oa]|provo|allenat[oa]|prova generale|segnat[oa]|controllat[oa]|scelt[oa]|trovat[oa])<0-4>(?:il nodo|la corda|l'altezza|il percorso|il posto(?! giusto)|la trave|il ponte|il punto (?:giusto|esatto)|la curva|lo scoglio|la gru)(?! (?:per (?:la festa|il matrimonio|le vacanze|studiare|mangiare)|di lavoro|auto|macchina|barca|fisso|a tavola|in ufficio))|(?:steso|stesa|sdraiat[oa]) sui binari",
  '(?:andat[oa]|passat[oa]|tornat[oa]|salit[oa]|vado) a (?:vedere|guardare) (?:il|la|i|lo) (?:ponte|viadotto|diga|binari|tetto|scogliera|cavalcavia)(?=[.,!]|$| (?:così|per capire|di notte|da sol[oa]|e))',
  '(?:motore|macchina) (?:acces[ao])<0-3>(?:garage|box)|(?:garage|box) (?:chiuso)?<0-3>(?:motore|tubo)|tubo<0-3>(?:scarico|scappamento|marmitta)|(?:fornello|gas) aperto<0-4>(?:finestre|chius|dorm|addorment|pace|basta)\\p{L}{0,3}',
  "(?:mancano|mi mancano|ancora|restano) (?:0|un|due|tre|quattro|cinque|sei|sette) (?:notti|giorni|giorno|mattine|notte)<0-4>(?:e (?:poi )?(?:basta|è finita|niente|tutto finisce)|poi (?:più niente|basta|è finita|vado)|da vivere)|(?:due|tre|un'altra|ancora) sigarett[ae](?: ancora)?,? (?:e )?poi (?:vado|basta|lo faccio|salto)",
  "(?:dite|ditelo|dille|digli|spiegate)<0-3>(?:mia madre|mamma|mia figlia|mio figlio|mio padre|i miei|mio marito|mia moglie)<0-4>(?:non è (?:stata )?(?:colpa|la)|non c'entra|che ridevo|le ho voluto|gli ho voluto)",
  '(?:quando|se) (?:leggerete|leggerai|leggete|leggi|troverete|troverai|trovate) (?:quest[oa]|il messaggio|la lettera|il biglietto)|(?:stavolta|questa volta|la prossima volta)<0-3>(?:non (?:sbaglio|fallisco|mi salv\\p{L}{1,5}|mi trov\\p{L}{1,5}|sposto)|nessuno (?:mi (?:ferma|salva|trova)|potrà)|salgo di più)|(?:nessuno|non) (?:mi )?(?:può|potrà|possono) (?:più )?fermarm[ie]|fermarmi nessuno',
  '(?:disdetto|cancellato|annullato)<0-6>(?:non (?:mi )?(?:serv|ci sar)\\p{L}{1,4}|tanto(?=[.,!]|$)|niente futuro|è tutto pronto|pronto)|(?:inutile|a che serve|che (?:lo|la) \\S{2,9} a fare)<0-2>(?:rinnovare|prenotare|ripararl[oa]|aspettarmi|prendere appuntamento)<0-4>(?:dopo|tanto|non ci)',
  "(?:scelt[oa]|scelto|preparat[oa]|scritto)<0-2>(?:la (?:musica|canzone|foto)|le canzoni|il vestito|la lapide|l'epitaffio|i fiori)<0-4>(?:funerale|bara|manifesto|lapide|messa|chiesa|cassa|ultimo giorno|quando non ci sarò)",
  "(?:incasser|prender|avr|baster)\\p{L}{1,4}<0-3>(?:l'assicurazione|la polizza|i soldi dell'assicurazione)<0-4>(?:morte|dopo|figli|io|mutuo|senza di me)|(?:ho scelto|so già|è segnato|segnato)<0-1>(?:il giorno|la data|l'ora)(?=[.,!]|$| (?:e (?:sono|non|mi)|da (?:settimane|mesi)|in cui))",
];

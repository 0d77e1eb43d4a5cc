import { bareSlot } from '../../bare-slot.ts';
import { near, nearIf } from '../../slots.ts';

const pills = bareSlot(
  'pastilla* píldora* pastis blíster* tableta* somnífer* ansiolítico* benzo* clonazepam rivotril tafil alprazolam lorazepam diazepam valium orfidal trankimazin zolpidem paracetamol* acetaminofén ibuprofeno* insulina morfina fentanilo tramadol opioide* antidepresivo* barbitúrico* fenobarbital amitriptilina sertralina quetiapina litio parches medicación medicinas remedios frasco* botiquín',
);
const poison = bareSlot(
  'raticida* veneno* matarratas insecticida* herbicida* plaguicida* paraquat cianuro arsénico cloro lejía lavandina sosa_cáustica amoníaco monóxido gas helio nitrógeno potasio carbón_en',
);
const weapon = bareSlot(
  'soga horca escopeta pistola revólver rifle fusil bala balas cartucho* navaja cuchilla* bisturí hoja_de_afeitar una_viga la_viga mi_cinturón el_cinturón',
);
const height = bareSlot(
  'puente viaducto azotea terraza balcón cornisa baranda barandilla ventana tejado techo acantilado barranco mirador andén vías vía_del metro tren torre pozo río mar presa pantano muelle represa piso_0 noveno décimo séptimo acueducto',
);
const means = `(?:${pills}|${poison}|${weapon}|${height})`;
const ready = bareSlot(
  'guardad* junt* preparad* escondid* apartad* apartando cargad* cargada contad* contando_las las_cuento los_cuento me_las_cuento me_los_cuento me_los_voy_contando acumul* ahorrando suficientes las_miro la_miro mirándol* me_espera* me_está_esperando colgad* atad* amarrad* al_lado_de_la_cama',
);
const alone = bareSlot(
  'me_quedo_sol* me_quedé_sol* estoy_sol* solo_en_casa sola_en_casa casa_sola casa_vacía nadie_en_casa nadie_en_la_casa no_hay_nadie no_va_a_haber_nadie no_habrá_nadie no_está_nadie se_van_todos todos_se_van todos_se_vayan cuando_se_vayan se_vayan_todos cuando_duerm* cuando_todos_duerm* que_se_duerman que_todos_duerman se_hayan_dormido cuando_se_duerm* todos_duermen están_dormid* nadie_me_va_a_encontrar nadie_me_encuentre nadie_me_moleste nadie_me_va_a_interrumpir mis_papás_no_están mis_padres_no_están se_va_al_pueblo',
);
const set = bareSlot(
  'todo_pensad* todo_planead* todo_list* todo_preparad* todo_arreglad* lo_tengo_pensado lo_tengo_decidido tengo_decidido ya_está_todo ya_tengo_todo tengo_todo ya_decidí lo_decidí decidid* ya_sé_cómo ya_sé_dónde ya_sé_cuándo lo_voy_a_hacer lo_hago es_el_momento es_mi_momento llegó_la_hora lo_haré',
);
const edge = bareSlot(
  'un_paso doy_un_paso dar_un_paso dar_el_paso paso_al_frente al_borde en_el_borde del_otro_lado piernas_colgando pies_colgando mirando_abajo mirando_hacia_abajo miro_abajo miro_hacia_abajo mirar_abajo el_agua se_ve_tranquil* se_ve_bonito qué_bonito_se_ve no_tengo_miedo no_tengo_frío no_da_miedo me_llama saltar dejarme_caer me_dejo_caer soltarme detrás_de_la_raya la_raya_amarilla línea_amarilla silencio_allá',
);
const letters = bareSlot(
  'carta cartas nota notas notita* sobre sobres audio audios video vídeo videos vídeos mensaje mensajes testamento voluntades despedida',
);
const written = bareSlot(
  'escrib* escrit* dej* grab* redact* termin* list* guard* escond* cerr* firm* reescrib* pegu* metí',
);
const after = bareSlot(
  'cada_uno cada_una uno_por_uno para_cuando_no cuando_ya_no cuando_no_esté cuando_me_encuentren me_encuentren lo_encuentren la_encuentren las_encuentren los_encuentren encuentre_mi para_que_entiendan para_que_sepan debajo_de_la_almohada bajo_la_almohada cada_cumpleaños sus_cumpleaños hasta_los_0 para_después no_fue_su_culpa no_fue_culpa no_es_culpa nadie_tiene_la_culpa sin_culpa para_mis_papás para_mis_padres despidiéndome despedirme ya_no_esté',
);
const given = bareSlot(
  'regal* regalando di_mi di_mis dejé llevé le_dejo les_dejo dejo entreg* vendí don* repart* pagué saldé liquid* cancel* firm* puse_a_nombre devolv* encargu* le_encargo di_de_baja cedí traspas* arregl* puse_al_día',
);
const goods = bareSlot(
  'perr* gat* mascota* loro plantas ropa moto coche carro auto guitarra libros discos deudas cuentas claves contraseñas papeles documentos llaves herramientas casa ahorros seguro cosas cuarto dinero plata tarjetas testamento nicho servicios computadora celular',
);
const final = bareSlot(
  'nada_pendiente pendientes sin_deber no_le_debo no_debo_nada no_la_voy_a ya_no_la ya_no_lo ya_no_los ya_no_las no_voy_a_volver_por no_pienso_volver no_vuelvo_por todo_en_orden en_orden cuentas_claras a_mano adonde_voy que_la_disfrut* que_lo_disfrut* que_los_disfrut* quédate_con que_se_quede quién_se_queda no_pregunten sin_preguntas a_donde_voy para_donde_voy donde_voy antes_de_irme antes_de_hacerlo no_me_va_a_hacer_falta no_voy_a_necesitar no_necesito_más no_los_necesito de_sobra yo_no_voy_a_estar ya_no_voy_a_estar no_estaré no_esté_yo no_voy_a_estar_para cuando_yo_no_esté cuando_ya_no_esté cuando_no_esté cuando_me_vaya si_yo_no_estoy ya_no_esté para_que_no_tengan para_que_no_batallen no_quiero_dejar_problemas solo_me_falta lo_último_de_la_lista se_acabó_la_lista para_mi_entierro para_el_entierro me_queda_una_cosa',
);
const work =
  '(?<!(?:trabajo|oficina|empresa|colegas|mudanza|mudo|viaje|vacaciones|alumnos|boda)[^\\n]{0,40})';
const noWork =
  '(?![^\\n]{0,90}(?:mudanza|mudo|mudamos|oficina|vacaciones|jubil|vuelo|equipo|compa[ñn]er|colegas|campamento|graduaci|despacho|jefe|pr[aá]cticas|tutora|viajo|de viaje|traslad|destinan|erasmus|empiezo en|alergi|al[eé]rgic|me arrepiento|ya no l[oa]s? (?:toco|uso|leo|pongo|juego)|a[ñn]os de trabajo|me voy de|alumnos|mi boda|irlanda|operaci|operan|quir[oó]fano|divorcio|nuevo trabajo|piso nuevo))';
const bye = bareSlot(
  'gracias_por_todo gracias_a_todos gracias_por_haber* gracias_por_cada perdón perdónenme perdóname perdonadme perdonen perdona_mamá los_quiero os_quiero los_amo cuiden_a cuida_a cuídenme cuidad_a cuídala cuídalo cuídense díganle díganles dile_a decidle',
);
const forever = bareSlot(
  'hasta_aquí_llegué hasta_aquí_llego hasta_acá_llegué hasta_aquí_he_llegado hasta_acá_llego ya_no_puedo ya_no_aguanto no_aguanto_más no_doy_más fue_un_gusto fue_un_placer para_siempre quiero_descansar voy_a_descansar no_fue_culpa no_fue_su_culpa no_es_culpa no_me_busquen no_me_lloren haberme_aguantado me_aguantaron me_despido me_voy_en_paz me_voy_tranquil* ya_no_voy_a_estar no_estaré ya_no_esté cuando_no_esté no_supe_quedarme no_pude_más que_la_quería que_lo_quería que_los_quise que_la_quise que_no_fue no_vuelvo',
);
const decided = bareSlot(
  'desde_que_decidí desde_que_lo_decidí desde_que_tomé_la_decisión ya_lo_decidí ya_decidí lo_decidí tomé_la_decisión la_decisión_está puse_fecha puse_la_fecha ya_puse_fecha tengo_fecha tengo_la_fecha elegí_la_fecha elegí_el_día he_elegido_el_día he_elegido_día ya_elegí_el tengo_elegido decidí_la_fecha decidí_el_día ya_hay_fecha marqué_el_día ya_sé_cuándo ya_sé_lo_que_voy_a_hacer ya_elegí ya_tengo_día',
);
const calm = bareSlot(
  'en_paz qué_paz una_paz paz tranquil* duermo_bien duermo_como duermo_mejor dormí dormí_bien dormido_bien calma alivio liviana liviano ligera ligero sereno serena no_tengo_miedo por_fin por_primera_vez libre contenta',
);
const notOther =
  '(?!<0-6>(?:dejar|renunci\\p{L}{1,4}|divorci\\p{L}{1,5}|separ\\p{L}{1,5}|boda|casar\\p{L}{0,4}|oper\\p{L}{1,5}|carrera|trabajo|estudi\\p{L}{1,3}|mudar\\p{L}{0,3}|embaraz\\p{L}{1,3}|hijos|viaj\\p{L}{1,3}))';
const ask = bareSlot(
  'cuánto cuántos cuánta cuántas cuánt@s cómo qué_pasa qué_pasaría dónde alguien_sabe sabe_alguien saben se_puede existe hay_alguna hay_algún hay_algo hay_forma qué cuál cuáles a_qué de_qué desde_qué a_partir_de qué_tan es_verdad es_cierto duele pregunta sirve basta alcanza',
);
const lethal = bareSlot(
  'no_despert* no_despiert* no_volver_a_despertar morir morirse morirme muere mueres muero te_mueres matar matarse matarme mata mueran letal mortal fatal sin_dolor sin_sufrir sin_que_duela indolor* duele_mucho duele_menos duele_ahorc* rápido_y sea_rápido más_rápido segur*_la infalible no_falle no_fall* que_no_falle sobrevive* no_sobrevivir* se_pare parar_el_corazón ahogarse ahogas irse_para irme_para irse_con no_hay_vuelta sin_vuelta no_haya_vuelta volver_atrás desmay* inconsciente pierdes_el_conocimiento perder_el_conocimiento dormirse_para dormirme_para no_te_despiertas nunca_más haga_efecto hacer_efecto es_segura es_seguro sea_segura caída_es no_la_cuentas ya_no_la_cuenta* sobredosis desangra* quedarme_ahí acabar_con_todo irse_sin_sufrir todo_el_rivotril todo_el_clonazepam todas_las_pastillas asfixia* tarda_uno_en tardas_en tardaría_en cuánto_tarda',
);
const attempt = bareSlot(
  'ahorcarme colgarme matarme suicidarme desangrarme envenenarme ahogarme me_colgué me_ahorqué me_tiré_del me_tiré_al me_tiré_a las_vías me_tomé_toda me_tomé_todas me_tomé_todo me_corté_las_venas',
);
const failed = bareSlot(
  'se_rompió se_cortó se_reventó me_desperté y_desperté desperté ni_eso_me me_encontró me_encontraron me_salvaron me_bajaron lavado coma hospital urgencias no_me_arrepiento fallé falló no_funcionó no_salió lo_voy_a_repetir la_próxima otra_vez vomité sigo_aquí segunda_vez tercera_vez tercer_intento segundo_intento',
);

/** Sentences that say it nearly plainly. */
export const plain: readonly string[] = [
  '(?:mi |el )?plan de suicidio|suicidio<0-3>(?:en mi cabeza|en mi mente|24|todo el d[ií]a|todos los d[ií]as|hoy|esta noche|ma[ñn]ana|es lo [uú]nico)(?! (?:mundial|internacional))|(?:lo [uú]nico|solo pienso|d[ií]a y noche|toda la noche)<0-4>suicidio|(?:plan|pensando|pienso|pensar|quiero|mi)<0-2>suicidal|suicidal<0-2>(?:es|pensando|plan|hoy)',
  '(?:me )?(?:tom[eé]|tragu[eé])(?: (?:las|los|mis|sus)) (?:pastillas|pastis|remedios|medicinas|somn[ií]feros)<0-4>(?:todas?|todos)(?! ?\\p{L})|tom[eé] (?:las|mis) pastillas<0-7>(?:me est[aá] dando sue[ñn]o|tembl\\p{L}{2,4}|no s[eé] si llam|adi[oó]s)|(?:matarme|ahorcarme|morir(?:me)?|suicidarme) es (?:el|mi|lo) (?:plan|[uú]nic[oa]|que)|(?:solo|s[oó]lo|ya solo) (?:me )?falta (?:matarme|morirme)|(?:me )?(?:devolvieron|reanimaron|revivieron|sacaron del coma)<0-6>(?:repetir|otra vez|de nuevo|poca madre|l[aá]stima|ojal[aá] no)|qu?iero mtr(?!\\p{L})|d[ií]as? despu[eé]s del intento|(?:tercer|segundo|cuarto|en el) intento del (?:mes|a[ñn]o)',
  near(attempt, failed, 6),
  '(?:me )?(?:habr[ií]a|hubiera|hubiese|tendr[ií]a que haber) (?:me )?(?:matado|suicidado|ahorcado|colgado|pegado un tiro|quitado la vida|tirado (?:al|del|a las))(?! (?:de risa|en (?:la|el) (?:moto|escalera)))|si no (?:fuera|fuese) por<0-4>(?:ya )?no (?:estar[ií]a|seguir[ií]a|estuviera)(?: (?:aqu[ií]|viv[oa]|en este mundo)|(?! ?\\p{L}))|(?:terminar|acabar|terminar[eé]|acabar[eé]) (?:mat[aá]ndome|suicid[aá]ndome|colg[aá]ndome)(?! (?:trabaj|estudi|en la moto))|separa del suicidio|el suicidio (?:me llama|me ronda|est[aá] en mi)',
  '(?:pistola|arma|rev[oó]lver|escopeta|cuchillo|navaja|cuchilla|hojita|hoja|gillette|soga|cuerda|veneno)(?: \\S{1,10}){0,4} (?:en (?:la|mi) (?:mano|muñeca|boca|sien|cabeza)|en las manos|en (?:el|mi) cuello)(?! (?:de|del) (?:mi|un|el|personaje|caballo))|(?:dice|dicen|pide|piden|gritan?) que (?:salte|me tire|me corte|lo haga ya|me muera|me mate)|esta noche me (?:mato|cuelgo|voy para siempre)|(?:acabar|terminar) con (?:mi|este|el) (?:sufrimiento|dolor|agon[ií]a)(?! de (?:espalda|muelas|rodilla|cabeza))|pon(?:er|go|erle) fin a (?:esto|todo esto|mi dolor|mi sufrimiento)(?=(?! ?\\p{L})| (?:ya|hoy|esta))|me acabo de (?:cortar|lastimar|autolesionar|tomar tod[ao]s?|tragar)(?! (?:el|las u[ñn]as|un dedo|con|la leche|el caf[eé])(?!\\p{L}))',
  `(?:le|les|te) (?:dije|cont[eé]|confes[eé]|escrib[ií]|he dicho|he contado)<0-4>que (?:me )?(?:quiero|quer[ií]a|voy a|iba a|pienso|pensaba) (?:en )?(?:suicidar(?:me)?|matar(?:me)?|morir(?:me)?|quitar(?:me)? la vida|cortar(?:me)?)(?=(?! ?\\p{L})| (?:y|pero|otra|hoy|esta|porque))`,
  `(?:0|primer|segundo|tercer|cuarto|otro|m[ií]|el [uú]ltimo|despu[eé]s del|tras el|tres|dos|cinco) intentos?<0-6>(?:hospital|urgencias|vomit\\p{L}{1,2}|fall\\p{L}{1,3}|sigo (?:aqu[ií]|viv[oa])|coma|no me arrepiento|la pr[oó]xima|lavado|pastillas|soga)|fall[eé] (?:\\p{L}{2,5}|0) intentos?|(?:pr[oó]xima|siguiente|cuarta|tercera|segunda) (?:vez )?(?:no (?:fallo|voy a fallar|fallar[eé]|la van)|s[ií] me (?:sale|muero))`,
  'me (?:suicido|mato|cuelgo|ahorco)(?: \\S{1,5})? (?:el|la|este|esta|hoy|ma[ñn]ana|antes|apenas|en cuanto|cuando|y ya|ya)(?! (?:a|por|trabaj|estudi|de risa|escalera|moto|curva|tel[eé]fono|gimnasio)(?!\\p{L}))(?= (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|noche|semana|mes|cumplea|vida|de|del|que|termin|acab|salga)|(?! ?\\p{L}))|(?:el|este) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|mes) me (?:suicido|mato|cuelgo|ahorco)|la vida me la quito|saltar[eé]? al vac[ií]o(?! legal)|me (?:cort|abr)[eéií] las venas|(?:la palabra|pensar en(?: el)?|solo pienso en(?: el)?|mi cabeza) suicidio',
  '(?:beb[ií]|tom[eé]|trag[ué]{2}|tragu[eé])<0-5>(?:lej[ií]a|lavandina|cloro|desatascador|debajo del fregadero|insecticida|raticida|matarratas|anticongelante|[aá]cido)|quitarme de (?:en medio|encima)|(?:oigo|escucho|voz|voces|cabeza)<0-4>(?:m[aá]tate|su[ií]c[ií]date|t[ií]rate|c[oó]rtate)',
  near(bareSlot('intenté he_intentado intento intentado traté_de quise fallé sobreviví'), attempt, 2),
  `(?:me )?(?:tom[eé]|tragu[eé]|trago|tomo|tomar(?:me)?|tragar(?:me)?|beb[ií]|zamp[eé])(?: \\S{1,6}){0,2} (?:tod[oa]s?|la tira|toda la|la caja|el frasco|el bote|medio frasco|un pu[ñn]ado|el blister|el bl[ií]ster|0 (?:pastillas|clonazepam|paracetamol))<0-4>${pills}(?! (?:de (?:la|mi) (?:tiroides|presi[oó]n)|que me (?:mand|recet|dio)))`,
  `(?:me )?(?:tomo|trago|tomar[eé]|trag[aeo]r[eé]|tomarme|tragarme|tomar)(?: lo)? todo(?: \\S{1,10}){0,5} (?:botiqu[ií]n|armario de las medicinas|medicinas|pastillas|la casa|en casa)`,
  near(
    bareSlot(
      'acabar_conmigo acabo_conmigo terminar_conmigo quitarme_de_en_medio quitarme_del_medio quitarme_la_vida me_quito_la_vida poner_fin_a_mis_días poner_fin_a_mi_vida me_la_quito_yo',
    ),
    bareSlot(
      'hoy mañana esta_noche ya voy voy_a pienso quiero así decidí he_decidido sin_rodeos el_domingo el_sábado el_viernes',
    ),
    4,
  ),
  '(?:me )?(?:pego|meto|doy|pegarme|meterme|pegar) (?:un )?(?:tiro|balazo|plomazo|escopetazo)(?! en el pie)(?=(?! ?\\p{L})| (?:cuando|y|en la (?:cabeza|boca|sien)|hoy|ma[ñn]ana|ya|antes|el|con))|me corto (?:el cuello|las venas|la garganta)|(?:me )?(?:cuelgo|ahorco|colgar[eé]|ahorcar[eé])(?=(?! ?\\p{L})| (?:hoy|ma[ñn]ana|esta noche|ya|y (?:ya|listo|fin)|en (?:el|la)))(?! con el tel)',
  '(?:de este (?:mes|a[ñn]o|fin de semana|d[ií]a)|de esta (?:noche|semana)|de hoy|de ma[ñn]ana) no (?:paso|pasar[eé]|voy a pasar)(?=(?! ?\\p{L})| (?:me|ya|y|viv))|(?:mi|el) (?:plan|fecha|d[ií]a) (?:es|para|de) (?:matarme|morir(?:me)?|suicidarme|acabar)|plan para (?:matarme|suicidarme|morir(?:me)?)|(?:sé|se) c[oó]mo me voy a matar|c[oó]mo me voy a matar|(?:quiero|voy a|deseo|pienso) (?:estar|quedar) muert[oa]|qui[ts]iera morirme',
];

const found = bareSlot(
  'me_encuentre me_encuentren me_encontrar* no_me_encuentr* me_van_a_encontrar quien_me_encuentre me_hallen me_vea_así lo_primero_que_vea*',
);
const warn = bareSlot(
  'no_entre* no_suban no_suba no_abran no_abras llama_a llamen policía ambulancia emergencias primero antes_que mi_hermanit* perdón puerta nota carta niños hijos limpio no_sea',
);
const future = bareSlot(
  'el_año_que_viene año_que_viene próximo_año diciembre navidad verano mundial cumpleaños graduación entradas cita_para marzo enero esa_fecha vacaciones futuro matrícula ortodoncia gimnasio suscri*',
);
const denied = bareSlot(
  'cuál_año ya_no_voy_a_estar no_voy_a_estar no_estaré para_qué_si para_qué_ya ya_no_va_a no_va_a_hacer_falta no_hace_falta no_llego no_voy_a_llegar no_alcanzo no_pienso_llegar yo_ya_no me_lo_voy_a_perder qué_más_da me_dio_risa cancel* no_renové regalo_mis las_regalo',
);
const lastTime = bareSlot(
  'última_noche última_cena último_abrazo última_vez última_foto última_ronda última_función último_asado último_día última_canción último_atardecer últimos_mensajes',
);
const knowing = bareSlot(
  'nadie_sabe no_lo_sabe* no_saben sin_que_sep* sé_que_es_la sé_que_es_el no_se_dieron_cuenta no_sospech* abracé_a abrazé bonita bonito redondo en_paz tranquil* antes_de_irme me_despedí_sin no_me_toca_volver',
);
const funeral = bareSlot(
  'mi_entierro mi_velorio mi_funeral mi_lápida mi_tumba mi_ataúd el_nicho mi_nicho el_entierro sobre_del_entierro mi_cajón mi_esquela',
);
const prepared = bareSlot(
  'pagué pagado dejé compré elegí escogí sobre ahorré foto vestido ropa flores lista_de flores canciones música euros pesos',
);

/** Plans that are told sideways, and questions for means. */
export const plans: readonly string[] = [
  `${work}(?:ya (?:escrib[ií]|tengo escritas?|dej[eé]) (?:mi|las|mis) cartas?|ya (?:regal[eé]|repart[ií]|di) (?:todas )?mis cosas|ya dej[eé] todo (?:arreglado|en orden|preparado)|esta noche es la noche|(?:hoy|ma[ñn]ana|el (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)) (?:se )?(?:termina|acaba) todo|ya no (?:me|nos) (?:van|vas|vais) a (?:ver|volver a ver|tener que ver|encontrar)(?: m[aá]s)?|(?:pronto|ya casi|ya mero|ya pronto) (?:se )?(?:acaba|termina)(?: todo| esto)?)(?! ?\\p{L})${noWork}`,
  '(?:cuando|para cuando) (?:lean|leas|le[aá]is|vean|encuentren|reciban) (?:esto|este|la carta|mi)<0-3>(?:ya )?(?:va a ser tarde|ser[aá] tarde|me (?:habr[eé]|voy a haber) ido|todo habr[aá])|me desped[ií] (?:de (?:todos|mi|ellos|cada uno))?<0-4>(?:sin que|no (?:se dieron|saben|sospech))|(?:gracias por|aunque|s[eé] que)<0-5>(?:ayudarme|intentarlo|escucharme)<0-3>(?:ya est[aá] decidido|ya lo decid[ií]|ya tom[eé] la decisi[oó]n|no alcanz[oó])|(?:est[oy]{2}|parad[oa]|sentad[oa]|sub[ií]) (?:aqu[ií] )?(?:en|sobre|a|al) (?:la (?:azotea|cornisa|orilla del puente|baranda)|el (?:borde|techo|filo|puente)|borde)(?! ?\\p{L})',
  `(?:${pills}|${weapon})(?: est[aá]n?)? (?:en|sobre) (?:la|mi) (?:mesa|cama|mesita|escritorio)(?=(?! ?\\p{L})| (?:y (?:no|ya|solo)|list|esper|junto|al lado))|(?:les|te|le) dejo (?:a )?mi (?:perr|gat)\\p{L}{1,3}(?: \\S{1,8}){0,3} ?cu[ií]d\\p{L}{2,5}|que alguien le d[eé] de comer (?:al|a mi) (?:gato|perro|gata|perra)`,
  near(`(?:${pills}|${poison}|${weapon})`, ready, 4),
  near(means, alone, 7),
  near(alone, set, 8),
  near(height, edge, 6),
  near(
    bareSlot('estoy aquí_en aquí_sentad* sentad* parad* de_pie ando_en subí_a me_subí_a salí_a'),
    `(?:en|a|al|del|de|sobre)(?: (?:la|el|las|los|un|una))? ${height}<0-9>${edge}`,
    2,
  ),
  `(?:${nearIf(work + noWork, letters, written, 2)})<0-9>${after}`,
  `(?:${nearIf(work + noWork, given, goods, 3)})<0-7>${final}`,
  nearIf(
    noWork,
    bareSlot(
      'clave claves contraseña contraseñas cuenta_del_banco cuentas_del_banco seguro escritura* papeles_de_la_casa',
    ),
    bareSlot(
      'en_un_sobre anotad* apuntad* apunté anoté para_mi_hijo para_mi_hija para_mis_hijos para_mi_mujer para_mi_esposa para_mi_marido para_que_no_tengan cuando_no_esté',
    ),
    7,
  ),
  near(
    bareSlot('mi_perr* el_perr* la_perr* mi_gat* el_gato la_gata mi_mascota'),
    bareSlot(
      'no_voy_a_volver_por no_voy_a_ir_a_buscarl* ya_no_voy_a_volver quién_se_queda quién_lo_va quién_la_va quién_cuida quién_cuide ya_tiene_quien se_quede_con no_pienso_ir_por ya_tiene_casa',
    ),
    7,
  ),
  nearIf(noWork, bye, forever, 8),
  nearIf(notOther, decided, calm, 7),
  nearIf(
    noWork,
    bareSlot('testamento escrituras escritura casa_a_nombre'),
    bareSlot(
      'afilé cuchillo soga encima_de_la_mesa arriba_de_la_mesa esta_noche no_sospech* ya_puedo ya_me_puedo',
    ),
    8,
  ),
  near(
    bareSlot('le_enseñé le_expliqué le_mostré le_apunté'),
    bareSlot('no_sospecha ya_entenderá lo_va_a_necesitar va_a_necesitar_saber cuando_yo_no cuando_no_esté'),
    11,
  ),
  near(
    bareSlot('apagué_el_teléfono apagué_el_celular apagué_el_móvil apago_el_teléfono dejé_el_teléfono'),
    `(?:${height}|${weapon}|${pills}|cementerio|monte|playa|lago)`,
    8,
  ),
  near(
    bareSlot('con_su_abuela con_la_abuela con_mi_suegra con_su_padre con_su_papá con_mi_mamá'),
    bareSlot('me_da_tiempo tengo_tiempo hay_tiempo nadie_me_va nadie_me_encuentr* no_hay_nadie_que'),
    7,
  ),
  near(
    bareSlot('tengo_la_fecha tengo_ya_la_fecha puse_fecha elegí_la_fecha'),
    bareSlot('que_se_fue que_murió murió mi_cumpleaños aniversario_de_su'),
    9,
  ),
  near(
    bareSlot('pedí_perdón le_pedí_perdón hice_las_paces cumplí_mi_promesa me_perdonó'),
    bareSlot('ya_me_puedo_ir ya_puedo_ir puedo_irme ahora_sí_me_puedo'),
    10,
  ),
  '(?:prob(?:ando|[eé])|ensay(?:ando|[eé])) (?:la (?:cuerda|soga|viga|rama)|el nudo|si aguanta)|(?:horarios?|a qu[eé] hora)<0-3>(?:tren(?:es)? de (?:mercanc|carga)|del mercancías|tren que no para|expreso)\\p{L}{0,5}|para lo que me queda(?! (?:en el convento|de (?:vacaciones|contrato|carrera|mes|curso)))|(?:aguanta|soporta) (?:mi peso|reses|me va a aguantar)',
  near(found, warn, 8),
  nearIf(noWork, future, denied, 6),
  nearIf(noWork, lastTime, knowing, 6),
  near(funeral, prepared, 4),
  near(
    bareSlot('seguro_de_vida el_seguro indemnización'),
    bareSlot(
      'cobrarían cobren cobrar_ellos saldad* parezca parecer_accidente que_parezca sin_mí deudas_quedan les_queda le_queda_a para_mis_hijos',
    ),
    7,
  ),
  'ya no (?:les |le |los |la |lo |os |te )?(?:voy|vamos|vais) a (?:dar (?:m[aá]s )?(?:lata|problemas|guerra|molestias)|molestar|estorbar|ser (?:un problema|una carga|un estorbo)|hacer da[ñn]o|preocupar)(?! (?:con|por|en)(?!\\p{L}))|ahora s[ií] me (?:puedo|voy a) ir|ya (?:me )?puedo ir(?:me)? (?:en paz|tranquil[oa]|sin (?:culpa|deber|pendientes))|(?:solo|s[oó]lo|nom[aá]s|ya nom[aá]s) (?:me )?falta (?:lo m[ií]o|yo|decir adi[oó]s|el (?:valor|coraje))',
  '(?:despu[eé]s de|tras|pasad[oa]) (?:mi cumplea[ñn]os|navidad|las fiestas|las vacaciones|el verano|la boda|ese d[ií]a|esa fecha|el domingo|el viernes)<0-2>(?:ya )?no (?:habr[aá]|va a haber|hay|queda) (?:ya )?(?:nada|m[aá]s|un despu[eé]s|otr[oa])(?! \\p{L}{1,9} (?:de )?(?:clase|examen|vacaciones|trabajo|plan))',
  '(?:(?:solo|s[oó]lo|nom[aá]s|nada m[aá]s) (?:espero|estoy esperando|aguanto)|espero) (?:a )?(?:que|hasta que)<0-8>(?:luego|despu[eé]s|entonces|y ya|y)<0-2>(?:puedo|podr[eé]|me puedo|me podr[eé]|ya me) (?:irme|ir|marcharme|descansar|voy)(?: (?:en paz|tranquil[oa]|para siempre)|(?! ?\\p{L}))',
  '(?:at[eé]|amarr[eé]|anud[eé]|colgu[eé]|he atado|he colgado) (?:ya )?(?:la|una) (?:cuerda|soga)(?! (?:de(?:l)?|para|a|al) (?:la |el |mi )?(?:bote|barco|perr|caball|toldo|tienda|ropa|tender|columpio|hamaca|globo))',
  '(?:comida|pienso|croquetas|agua)<0-4>(?:para|pa) (?:0|dos|tres|cuatro|varios|unos) d[ií]as<0-4>(?:alguien|ya vendr|para entonces|hasta que (?:me|nos) enc|me encuentren)\\p{L}{0,8}(?! (?:viene|vuelvo))',
  '(?:es|ser[aá]|fue) (?:el|la|nuestr[oa]) [uú]ltim[oa](?: \\S{1,10}){0,4} (?:ell[oa]s |[eé]l |ella |nadie )?(?:y )?(?:no lo saben?|a[uú]n no lo saben?|sin saberlo|lo sabe)(?! (?:todav[ií]a )?(?:mi jef|el equipo))',
  'as[ií] (?:ya )?(?:nadie|no) (?:tendr[aá]n?|tienen?|van? a tener) que (?:preocuparse (?:m[aá]s )?(?:por|de) m[ií]|cargar conmigo|cuidarme|aguantarme|mantenerme|verme sufrir|pagar por m[ií])',
  'no me (?:esper|despiert|llam)\\p{L}{1,4}<0-3>(?:ma[ñn]ana|nunca|m[aá]s|ni)<0-4>(?:ni|pasado|nunca|el (?:lunes|domingo)|adi[oó]s|gracias|perd[oó]n)|voy a faltar ma[ñn]ana y',
  `(?:mañana|manana|el (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)|pronto|en (?:diciembre|enero|navidad|marzo|junio)|para (?:esa fecha|entonces|navidad)|despu[eé]s del? \\p{L}{3,9})<0-4>(?:ya no (?:voy a (?:estar|ser|existir)|estar[eé]|estoy|existo|me (?:van|vas) a (?:encontrar|ver))|no (?:me van a encontrar|cuenten conmigo|me busquen|amanezco|despierto))(?! (?:en|de|para|disponible|libre|trabajando|por)(?!\\p{L}))${noWork}`,
  `(?:no me (?:busquen|busques|lloren|llores|esperen despiert\\p{L}{1,2})|que nadie (?:se sienta culpable|llore|me llore|se culpe)|no (?:fue|es) (?:su|tu|vuestra) culpa)(?: \\S{1,9}){0,9} ?(?:fue mi decisi[oó]n|me voy|descansar|ya (?:no|decid)|gracias|los quiero|perd[oó]n|hice todo|hicieron lo que pudieron)`,
  `${ask}<0-4>${means}<0-4>${lethal}|${ask}<0-4>${lethal}<0-4>${means}|${means}<0-2>${lethal}<0-3>(?:duele|tarda|r[aá]pido|seguro|alguien sabe)`,
  `(?:cu[aá]l|qu[eé]|alguna?|una|la|forma|manera|modo|algo|m[eé]todo)<0-3>(?:forma|manera|modo|m[eé]todo|algo|muerte)?(?:<0-2>(?:menos dolorosa?|m[aá]s (?:r[aá]pida|segura|suave|dulce|f[aá]cil)|duele menos|menos duele|indolor\\p{L}|sin dolor|que no (?:duela|falle|se sufra)|sin sufrir))<0-3>(?:de (?:irse|irme|morir\\p{L}{0,2}|acabar|terminar|hacerlo)|para (?:irse|irme|morir\\p{L}{0,2}|acabar|terminar|hacerlo)|pregunto|en serio|de las dos)(?! (?:de (?:la casa|casa|clase)|el (?:trabajo|parto)))`,
  `${ask}<0-5>${bareSlot('duele_ahorcarse duele_colgarse ahorcarse colgarse desangrarse ahogarse asfixiarse electrocutarse envenenarse')}|(?:(?:d[oó]nde|por d[oó]nde) (?:hay que |tengo que |se )(?:cort\\p{L}{1,4}|dispar\\p{L}{1,3}|apunt\\p{L}{1,3}))(?! (?:el (?:pelo|tallo|cable|papel|pollo)|la (?:rama|tela|rosa|planta|fruta)|las (?:hojas|ramas|u[ñn]as|flores)))|(?:algo|pastilla|medicamento) que te (?:duerma|apague)<0-3>(?:no (?:te )?despiert|nunca|para siempre)\\p{L}{0,3}|cu[aá]nto (?:se )?tarda\\p{L}{0,2}<0-2>(?:en )?(?:morir\\p{L}{0,2}|irse|ahogar\\p{L}{0,2}|desangrar\\p{L}{0,2}|perder el conocimiento|desmayar\\p{L}{0,2})(?! (?:una? (?:planta|perro|gato|pez)))`,
  '(?:cu[aá]nto|c[oó]mo|mucho) duele(?:n)? (?:cortarse|ahorcarse|saltar|morir\\p{L}{0,2}|desangrarse|un tiro|el disparo|colgarse)|(?:cu[aá]nt[oa]s?|qu[eé]) (?:\\p{L}{4,14} )?(?:son|es|ser[ií]an?) (?:letal|mortal)(?:es)?|qu[eé] (?:me )?pasa(?:r[ií]a)? si<0-6>(?:todo el|todas las|todo lo) (?:rivotril|clonazepam|pastillas|medicaci[oó]n|frasco|tafil|orfidal|lorazepam|diazepam|alprazolam)|qu[eé] (?:me )?pasa(?:r[ií]a)? si (?:me )?(?:tomo|trago|inyecto|bebo) (?:0|todas?|todos?|una caja|un frasco|veinte|treinta|cuarenta|cincuenta)|(?:c[oó]mo (?:se )?hac\\p{L}{1,3}|hacer) (?:un|el) nudo (?:de (?:horca|ahorcado)|que no se suelte)|(?:se muere|te mueres|mata|morir)<0-2>(?:r[aá]pido|dormid[oa]|sin (?:dolor|sentir))<0-2>(?:con|de) (?:gas|pastillas|insulina|fr[ií]o|mon[oó]xido)|qu[eé] (?:medicamento|pastilla|veneno|remedio)s?(?: \\S{1,4}){0,1} (?:mata|matan) (?:dormid[oa]|r[aá]pido|sin dolor|a una persona|seguro)',
  '(?:busco|quiero|necesito|existe|hay|consigo|d[oó]nde)<0-3>(?:algo|una muerte|un m[eé]todo|una forma|alguna forma|una manera|un modo|muertes?) (?:que no (?:duela|falle|haga sufrir)|indolor\\p{L}|sin dolor|dulces?|r[aá]pid[oa] y sin dolor|segur[oa],? la otra vez|definitiv[oa])|qu[eé] duele menos(?! (?:depil|la cera|el l[aá]ser|un tatuaje))|(?:se puede|puede uno|es posible|se muere uno|uno se muere) (?:morir(?:se)?|acabar)?(?: \\S{1,6}){0,1} (?:de (?:fr[ií]o|hambre|sed|tristeza|sobredosis)|por (?:tomar|mezclar|dejar de)|sin sufrir|dormid[oa])<0-9>(?:sufrir|dolor|duele|h[ií]gado|seguro|pronto|r[aá]pido|cu[aá]nto)',
  '(?:desde|a partir de|de) (?:qu[eé]|cu[aá]ntos) (?:piso|altura|metros|pisos)(?! (?:es|son) (?:el|la|mi|tu) )<0-9>(?:segur[oa]|sobreviv\\p{L}{1,3}|no sale|no la cuentas?|muere\\p{L}?|mata|hospital|alcanza|basta|ca[ií]da)|qu[eé] (?:altura|piso|velocidad|dosis|cantidad)<0-4>(?:es segura?|no falla|mata|mortal|letal|no la cuenta\\p{L}?|no hay vuelta|es suficiente para)|cu[aá]nta (?:corriente|insulina|morfina|altura) (?:mata|hace falta|se necesita)|(?:muerte asistida|eutanasia|suicidio asistido)<0-6>(?:existe|para (?:gente|alguien|m[ií])|se puede|d[oó]nde|cu[aá]nto|depresi[oó]n)|(?:existe|hay|d[oó]nde|cu[aá]nto)<0-4>(?:muerte asistida|eutanasia|suicidio asistido)',
  `(?:pens[eé]|pienso|imagino|planeo|ensay[eé]|ensayo|practiqu[eé])<0-4>(?:c[oó]mo (?:lo har[ií]a|hacerlo|lo voy a hacer|ser[ií]a mi (?:muerte|funeral))|mi (?:muerte|final|salida))(?! (?:en|de) (?:la empresa|el trabajo))|(?:ensay|prob|practiqu)[eéoó] el nudo|(?:compr[eé]|ya tengo|consegu[ií])<0-3>(?:la soga|una soga|la cuerda|una cuerda|el veneno|el raticida|lo necesario|lo que (?:necesito|necesitaba))(?! (?:para (?!m[ií](?!\\p{L}))|pa |de (?:la|el)))`,
];

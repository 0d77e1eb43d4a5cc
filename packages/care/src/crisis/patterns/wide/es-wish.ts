import { bareSlot } from '../../bare-slot.ts';
import { near } from '../../slots.ts';

const wish = bareSlot(
  'ojalá quisiera quiero querría me_gustaría desearía deseo espero pido le_pido pedí rezo ruego sueño_con ganas_de preferiría prefiero cómo_quisiera necesito si_pudiera por_mí que_ganas daría_lo sería_feliz si_un_día un_alivio sería_un_alivio mejor ya_podría lo_único_que_espero solo_espero sólo_espero le_digo_a deseando pidiendo rogando rezando esperando_que',
);
const gone = bareSlot(
  'no_despertar no_despertarme no_despierte no_me_despierte no_abrir_los_ojos no_amanecer no_amanezca sea_la_última_noche que_no_haya_mañana sea_mi_entierro fuera_mi_entierro no_suene no_sonara que_no_llegue_mañana no_llegara_mañana que_todo_se_apague se_apagara_todo se_me_apague apagarme apagar_la_vida apagarlo_todo dormirme_y_no dormir_y_no dormir_y_ya quedarme_dormid* no_tener_que_volver no_tener_que_seguir no_haber_nacido nunca_haber_nacido no_hubiera_nacido no_haber_existido nunca_hubiera_existido no_existir no_seguir_existiendo dejar_de_ser dejar_de_estar no_haya_mañana no_abra_mañana no_llegue_a_mañana que_se_acabe_ya que_se_pare_el_mundo bajarme_del_mundo bajarme_de_la_vida desenchufarme que_me_desenchufen borrarme esfumarme desvanecerme disolverme evaporarme me_recoja me_recojan me_venga_a_buscar venga_a_buscarme que_me_recoja que_me_lleve se_me_lleve me_lleve me_llevara me_lleven me_lleven_ya llévame_ya llevarme_ya me_atropell* me_caiga_un me_cayera me_aplast* me_dé_un_infarto me_diera_un me_dé_algo me_dé_un_paro un_infarto un_derrame un_aneurisma me_parta_un_rayo irme_con_ella irme_con_él irme_con_mi reunirme_con estar_con_ella_allá se_caiga_el_avión me_pase_algo me_pasara_algo me_mate_un se_pare_el_corazón deje_de_latir mi_corazón_se un_sueño_largo un_sueño_eterno fuera_yo ser_yo_quien hubiera_sido_yo descansar_para_siempre descansar_de_todo que_se_acabe_todo que_acabe_todo todo_se_acabe que_todo_termine todo_terminara que_esto_acabe_ya no_estar_aquí no_estar_acá volver_a_antes_de_nacer dejar_de_sentir dejar_de_respirar no_volver_a_abrir no_levantarme_más no_levantarme_nunca',
);
const notOrdinary =
  '(?! (?:temprano|tarde|a las|tan|con (?:sed|hambre|calor|frío)|en (?:la (?:clase|oficina|reunión)|el (?:trabajo|sofá|bus|cine))|de vacaciones|el (?:lunes|despertador))(?!\\p{L}))';
const dead = bareSlot(
  'muertos muertas los_que_se_mueren los_que_mueren los_que_se_murieron quien_se_muere los_que_ya_no difunt* fallecid* cementerio funeral* entierro* velorio* ataúd* nicho lápida* obituarios esquelas tumba* quien_ya_no_despierta',
);
const envy = bareSlot(
  'envidi* qué_suerte suertud* felicidades afortunad* me_da_paz ya_descansan por_fin_descansan cambiaría_el_lugar cambiarle_el_lugar',
);
const without = bareSlot(
  'sin_mí si_yo_no_estuviera si_no_estuviera si_yo_no_estoy si_no_existiera si_yo_no_existiera si_desapareciera si_desaparezco si_me_muriera si_me_muero si_muriera si_muero si_yo_falto si_yo_faltara mi_ausencia si_yo_me_fuera_para si_no_hubiera_nacido cuando_yo_no_esté si_hoy_dejara si_me_pasa_algo si_me_pasara_algo el_día_que_falte el_día_que_yo_falte el_día_que_me_muera el_día_que_no_esté el_día_que_me_vaya',
);
const better = bareSlot(
  'sería_mejor estarían_mejor estaría_mejor se_acab* los_problemas estará_mejor estarán_mejor vivirían_mejor les_iría_mejor le_iría_mejor mejor_para_todos más_felices más_feliz más_tranquil* más_livian* alivio aliviad* respir* descansar descansarán nadie_lo_notar* nadie_notar* nadie_se_daría nadie_se_enter* ni_se_enter* ni_cuenta_se ni_lo_notar* no_se_notaría descansarían descansan seguro cobr* menos_problemas más_fácil una_boca_menos un_gasto_menos se_les_pasa nadie_llor* nadie_me_extrañ* les_hago_un_favor un_favor no_pasaría_nada no_pasa_nada tampoco_pasa da_igual da_lo_mismo quién_me',
);
const tired = bareSlot('cansad* hart* cansé harté agotad* aburrid* podrid* cansancio fastidiad*');
const being =
  '(?:de existir|de ser(?! ?\\p{L})|de ser yo|de estar (?:aqu[ií]|ac[aá]|en este mundo|en la tierra)|de seguir (?:aqu[ií]|ac[aá]|viv[oa]|en este mundo|respirando|existiendo)|de respirar|de vivir as[ií]|de esta existencia|de m[ií](?: mism[oa])?(?! ?\\p{L}))(?! (?:en|con|para|como|la (?:fuerte|buena)|tu|su|el|el fuerte)(?!\\p{L}))';
const question = '(?:para|pa|a|de|con) ?qu[eé] (?:co[ñn]o |mierda |carajos? )?';
const sleeping =
  '(?! (?:si|en|con|aqu[ií] (?:en|si|trabaj)|estudiando|trabajando|pagando|pidiendo|tan (?:temprano|pronto))(?!\\p{L}))';
const future = bareSlot(
  'dentro_de_un_año el_año_que_viene de_viej* viej* a_los_0 con_0_años adult* vida_por_delante nada_por_delante mañana_para_mí otro_verano otra_navidad',
);
const unseen = bareSlot(
  'no_me_imagino no_me_veo no_le_veo no_logro_verme no_consigo_verme no_veo_ningún ni_me_imagino no_tengo no_hay',
);
const ill = bareSlot(
  'cáncer tumor bulto diagnóstico resultados análisis metástasis leucemia enfermedad biopsia operación quirófano anestesia infarto',
);
const glad = bareSlot(
  'sentí_alivio me_alivi* qué_alivio de_alivio me_alegr* esperanza ojalá_sea ojalá_salga_mal ojalá_fuera ojalá_no_despert* no_me_trat* no_pienso_tratar* no_me_voy_a_tratar no_pienso_pelear no_voy_a_pelear no_quiero_tratamiento por_fin_algo que_avance casi_que_lo_prefiero me_decepcion* decepción lástima_que_no desilusión no_le_digo_a_nadie mejor_así que_me_lleve',
);
const careless = bareSlot(
  'cruzo_la_calle cruzar_la_calle cruzo_sin cruzo_en cruzo_las en_rojo sin_casco sin_cinturón no_me_pongo_el_cinturón no_miro sin_mirar no_freno acelero en_las_curvas',
);
const indifferent = bareSlot(
  'a_ver_si que_me_atropell* alguno_me algún_coche un_coche_me me_da_igual me_da_lo_mismo da_igual si_pasa_pasa que_pase_lo ojalá no_me_importa_si me_hace_el_favor me_haga_el_favor resuelva hace_tiempo_que',
);
const wake = bareSlot(
  'me_despierto despertarme despertar abrir_los_ojos abro_los_ojos amanecer amanezco me_desperté desperté otra_mañana',
);
const hate = bareSlot(
  'qué_decepción decepción decepcion* con_rabia_de_seguir de_seguir_aquí de_seguir_viv* otra_vez_viv* viva_otra_vez vivo_otra_vez sigo_aquí sigo_viv* ganas_de_no_haber lástima me_da_rabia odio qué_pena_haber otro_día_más_de',
);

const disaster = bareSlot(
  'infarto temblor terremoto avión incendio accidente meteorito bala_perdida camión autobús micro bondi choque rayo ola_de_calor ascensor fin_del_mundo derrumbe techo cáncer tumor virus covid',
);
const accept = bareSlot(
  'ojalá_me ojalá_el ojalá_un ojalá_alguien pensé_ojalá pensando_ojalá por_qué_no_a_mí por_qué_no_me no_me_movería no_me_importaría no_protestaría yo_firmo no_sería_tan_grave no_sería_mi_culpa de_esos_que_ni que_me_toque_a_mí me_quedaría_quiet* no_me_daría_pena sería_un_alivio me_haría_un_favor le_daría_las_gracias',
);

/** Not wanting to be here any more, without a plan. */
export const wishes: readonly string[] = [
  near(wish, `${gone}${notOrdinary}`, 4),
  near(dead, envy, 5),
  near(without, better, 7),
  `${tired}<0-3>${being}|cansancio(?: \\S{1,8}){0,4} no se quita durmiendo`,
  `${question}(?:sigo|vivo|existo|respiro|me despierto|despertar|nac[ií]|estoy (?:aqu[ií]|viv[oa])|seguir (?:viv\\p{L}{1,5}|respirando|adelante|aqu[ií])|levantarme|me levanto|vivir)${sleeping}(?=(?! ?\\p{L})| (?:si (?:no|nadie|todo|nada)|cada|todos|respirando|viviendo|ac[aá]|aqu[ií]|aguantando|intentando))`,
  `no (?:le )?(?:veo|encuentro|hallo|tiene|tengo)(?: (?:ya|el|ning[uú]n|m[aá]s|un|ni|una)){0,3} (?:sentido|motivos?|raz[oó]n|razones)(?: (?:a|de|para|alguno)){0,2} (?:esto de )?(?:levantarme|seguir|vivir|existir|estar (?:aqu[ií]|viv[oa])|la vida|respirar|despertar\\p{L}{0,2})${sleeping}`,
  near(unseen, future, 3),
  near(ill, glad, 7),
  near(careless, indifferent, 7),
  near(wake, hate, 5),
  'que (?:me )?venga (?:ya )?la (?:muerte|pelona|parca|huesuda|calaca)|(?:quiero|quisiera|ganas de) cerrar los ojos(?: y)? (?:listo|ya|nada m[aá]s|no abrirlos|para siempre|que se acabe)|(?:que|a que) no me reanim\\p{L}{2,3}|que me reanim\\p{L}{2,3}|si me (?:quedara|quedo) dormid[oa]<0-4>(?:tampoco|no (?:pasa|ser[ií]a|me import)|mejor|para siempre)\\p{L}{0,5}|(?:me (?:levanto|despierto)|abro los ojos|al despertar)<0-8>(?:otra vez no|ah no|otro d[ií]a no|sigo aqu[ií]|qu[eé] l[aá]stima)|mi vida (?:ya )?(?:se )?(?:acab[oó]|termin[oó])(?! ?\\p{L})|(?:deber[ií]an|tendr[ií]an que|ojal[aá] me hubieran|me hubieran) (?:haberme )?dejado(?: morir| ir| ah[ií]| en)?<0-2>(?:accidente|morir|ah[ií]|incubadora|coma|hospital)|no quiero estar(?! ?\\p{L})',
  near(
    bareSlot('otro_carril carril_contrario volante contramano curva barranco camión_de_frente'),
    bareSlot(
      'no_sentí_nada ganas_de_frenar sin_frenar no_frené soltarlo soltar tentación no_corregir cerrar_los_ojos',
    ),
    8,
  ),
  near(
    bareSlot('quimio quimioterapia tratamiento diálisis oncólog*'),
    bareSlot('así_está_bien para_qué_si que_pase_lo que_avance no_pienso_ir no_voy_a_ir ya_no_voy_a'),
    7,
  ),
  near(disaster, accept, 8),
  near(
    bareSlot('deseo_que espero_que ojalá que_se_caiga rezo_para'),
    bareSlot(
      'avión_se_caiga se_caiga_el_avión deseo_que_se_caiga operación_salga_mal salga_mal_la_operación camión_me choque_me',
    ),
    4,
  ),
  'subo (?:al|a un) avi[oó]n<0-4>(?:se caiga|se estrelle)|(?:solo |s[oó]lo )?quiero que (?:todo )?pare[, ]{1,2}(?:que )?(?:todo|esto|ya|la cabeza|el dolor)|quiero que pare todo|(?:no aguanto|no soporto)(?: m[aá]s)? (?:este|el|tanto) dolor<0-3>(?:quiero|necesito|solo) (?:descansar|que (?:pare|acabe|termine))|si (?:me muero|muero|me mato|desaparezco|me voy)<0-2>se (?:acab|termin|resuelv)\\p{L}{1,3}',
  `no (?:pertenezco|encajo) (?:a|en) (?:este|el) mundo|no (?:fui hech[oa]|estoy hech[oa]|nac[ií]|sirvo|valgo) para (?:vivir|la vida|esta vida|estar viv[oa]|existir|este mundo)|(?:no (?:me )?(?:quedan|tengo)|sin|se me acabaron) (?:ya |m[aá]s )?(?:las )?fuerzas para (?:seguir|vivir|continuar)(?=(?! ?\\p{L})| (?:viv|adelante|aqu[ií]|luchando|m[aá]s))|no quiero (?:cumplir|llegar a)(?: los)? (?:0|dieciocho|veinte|treinta|cuarenta)(?! (?:d[ií]as|minutos))|vivo por vivir|merec(?:en|ía|e) otr[oa] (?:hij[oa]|madre|mujer|esposa)<0-8>mejor|(?:solo |s[oó]lo )?soy (?:un gasto|una boca|un peso muerto|un desperdicio|un lastre)(?! de papel)|no s[eé] para qu[eé] (?:vivo|estoy viv[oa]|sigo viv[oa]|nac[ií])`,
  `(?:(?:sigo|estoy|me mantengo|contin[uú]o) (?:viv[oa]|en pie) (?:solo |s[oó]lo |nom[aá]s |[uú]nicamente )?|(?:sigo|estoy) aqu[ií] (?:solo|s[oó]lo|nom[aá]s|[uú]nicamente) )por (?:mis?|no) (?:hij|perr|gat|mam|madre|pap|famili|herman|abuel|hacer|lastimar|da[ñn]ar)\\p{L}{0,8}|lo [uú]nico que me (?:mantiene|detiene|ata|frena|sujeta|retiene)(?: (?:viv[oa]|aqu[ií]|de hacerlo|a la vida|a este mundo|con vida))? (?:es|son)`,
  near(
    bareSlot('pienso_en pensando_en imagino fantaseo_con sueño_con me_imagino'),
    bareSlot(
      'no_existir no_haber_nacido dejar_de_existir no_estar_más no_estar_viv* estar_muert* mi_muerte mi_funeral mi_entierro cómo_sería_no_estar',
    ),
    4,
  ),
  '(?:me da (?:igual|lo mismo)|no me importa(?:r[ií]a)?)(?: (?:si|que|ya|la verdad|ma[ñn]ana)){0,2} (?:vivir|morir(?:me)?|muero|me muero|vivo|no despertar|no despierto|despertar|no amanecer|seguir viv[oa]|estar viv[oa]|curarme|que (?:todo )?se acab\\p{L}{1,4}|que me pase algo)(?! (?:en|con|aqu[ií]|de|si)(?!\\p{L}))|(?:no|ya no|ni) (?:me asusta|me da miedo|le tengo miedo a|tengo miedo (?:de|a)|temo) (?:ya )?(?:la muerte|morir(?:me)?|a la muerte)<0-5>(?:seguir|vivir|quedarme|descans\\p{L}{1,4}|viene|espero|a[ñn]os)',
  'qu[eé] (?:pereza|flojera|condena|cansancio|castigo|hueva) (?:seguir (?:siendo yo|viv\\p{L}{1,5}|aqu[ií])|existir|vivir|ser yo)(?! (?:en|los|con|un)(?!\\p{L}))|vivir para qu[eé]|no quiero morir(?:me)?,? (?:pero|aunque) (?:tampoco|ya no|no) (?:quiero )?(?:seguir )?(?:vivir|viviendo|viv[oa]|estar aqu[ií])|vivir (?:ya )?no (?:vale la pena|tiene sentido)(?! (?:sin|en|con)(?!\\p{L}))|(?:no|ya no) (?:le )?(?:hago|hac[ií]a) falta a nadie|(?:ojal[aá]|por qu[eé] no|deb[ií]|deber[ií]a)(?: \\S{1,6}){0,2} (?:haber |hubiera |fui )?(?:sido )?yo (?:(?:el|la|quien) que? ?)?(?:en (?:su|tu) lugar|muri\\p{L}{1,4})|cambiar(?:le|me|a)?<0-2>(?:el |de )?(?:lugar|puesto)<0-4>(?:ni[ñn]\\p{L}{1,4}|muert\\p{L}{1,2}|enferm\\p{L}{1,2}|muri[oó])',
  '(?:ll[eé]vame|rec[oó]geme|llevarme)(?: ya| de una vez| pronto)? (?:dios|diosito|se[ñn]or|virgen\\p{L}{0,4})|(?:dios|diosito|se[ñn]or|virgencita),? (?:ll[eé]vame|rec[oó]geme)|(?:vivo|existo|respiro) (?:por|de) (?:inercia|costumbre|educaci[oó]n|obligaci[oó]n|tr[aá]mite|mala gana|puro (?:tr[aá]mite|terc[oa])|cobard[ií]a|compromiso)|muert[oa] (?:por dentro|en vida)(?! (?:de|con) (?:risa|hambre))|(?:ya )?(?:no vivo|esto no es vida),? (?:solo |s[oó]lo |es )?(?:sobrevivo|existo|aguanto|hago fila|tr[aá]mite)',
  '(?:ya )?(?:viv[ií]|cumpl[ií]|hice) (?:todo )?(?:lo que (?:ten[ií]a que|deb[ií]a|quer[ií]a)|lo suficiente|bastante|demasiado|lo m[ií]o|mi tiempo)(?: (?:vivir|hacer|cumplir|que vivir|ya)){0,3}<0-6>(?:recoj\\p{L}|llev\\p{L}{1,3}|espero|descans\\p{L}{1,4}|hora|irme|toca)|(?:dios|diosito|la virgen|el se[ñn]or|la muerte)(?: \\S{1,6}){0,2} (?:se olvid[oó] de m[ií]|no me (?:lleva|recoge|quiere llevar)|me (?:lleve|recoja) (?:pronto|ya|de una))',
  '(?:sobro|estoy de m[aá]s|estoy de sobra|ya estoy de m[aá]s) (?:en (?:este mundo|el mundo|esta vida|todas partes|la vida|mi propia)|aqu[ií]|ac[aá]|para todos)|(?:nadie|ya nadie|a nadie) (?:me necesita|le hago falta|me espera|le importo)(?: \\S{1,7}){0,4} (?:vivir|seguir|vivo|viva|irme|mundo|muero|muriera|aqu[ií])',
  '(?:siento que |como si |parece que )(?:ya )?(?:estoy|estuviera|me hubiera|est[eé]) (?:muert[oa]|enterrad[oa])(?! de )|ojal[aá] (?:me )?(?:tocara|tocase|hubiera tocado|pasara) a m[ií]|me quedan (?:muchos|demasiados) a[ñn]os (?:de (?:esto|vida)|por vivir)|la vida no (?:es|est[aá] hecha) para m[ií]|(?:vivir|la vida|existir) (?:me (?:pesa|duele|cansa|sobra|queda grande)|es (?:un castigo|una condena|una tortura|demasiad[oa] larg[oa]))(?! (?:en|sin|con)(?!\\p{L}))',
  `(?:muri[oó]|se fue|falta|perd[ií]|enterr[eé])<0-4>(?:mi|mam[aá]|pap[aá]|ella|[eé]l)<0-5>(?:(?:solo |s[oó]lo )?(?:quiero|pienso en|espero|me quiero|deseo) (?:ir(?:me)? (?:con|detr[aá]s|tras)|seguirl[ao]|alcanzarl[ao]|acompa[ñn]arl[ao]|estar con (?:ella|[eé]l)(?! en)|que me venga a buscar)|(?:quiero|quisiera|espero) (?:que )?(?:me )?(?:lleve|venga) (?:con|por|a buscar))`,
  '(?:no|ya no) (?:quiero|deseo|pienso) (?:seguir|continuar|aguantar)(?: (?:m[aá]s|ya|adelante)){0,2}(?! ?\\p{L})|(?:me quiero|quiero|quisiera) (?:apagar|borrar|desconectar)(?:me)? (?:del mundo|de la vida|de todo para siempre|la vida|mi vida)|(?:me )?(?:sobra|pesa|duele) (?:el cuerpo|existir|vivir|estar viv[oa]|la vida)|(?:no (?:me )?quedan?|se me acabaron|perd[ií]|sin) (?:ya )?(?:las )?ganas de (?:nada,? ni de vivir|estar aqu[ií]|seguir(?=(?! ?\\p{L})| (?:aqu[ií]|viv|adelante|luchando)))',
];

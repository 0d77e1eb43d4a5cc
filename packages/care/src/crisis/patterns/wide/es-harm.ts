import { bareSlot } from '../../bare-slot.ts';
import { near } from '../../slots.ts';

/** What people hurt themselves with. Many of these are also tools of a kitchen or a school. */
const blade = bareSlot(
  'cuchilla* cúter* cutter* gillette* gilette* hojita hojita_del hoja_de_afeitar hoja_del_sacapuntas hojita_del_sacapuntas bisturí* navaja* trozo_de_vidrio pedazo_de_vidrio vidrio_roto compás alfiler estilete trincheta',
);
const skin = bareSlot(
  'brazo* antebrazo* muñeca* muslo* pierna* piel costillas cadera* panza barriga abdomen tobillo* nudillos hombro* pantorrilla*',
);
const mark = bareSlot(
  'marcas marca_nueva cicatrices cortes cortadas heridas rayas rayones costras quemaduras moretones moratones',
);
/** To hurt oneself, in the first person or as an infinitive. */
const hurt = bareSlot(
  'me_corto me_corté me_cortaba me_he_cortado cortarme cortándome me_rajo me_rajé rajarme me_quemo me_quemé me_quemaba quemarme quemándome me_araño me_arañé arañarme me_rasguño me_rasguñé rasguñarme me_golpeo me_golpeé golpearme me_hago_daño me_hice_daño me_he_hecho_daño hacerme_daño me_lastimo me_lastimé lastimarme me_lastimaba me_doy_golpes me_doy_cabezazos me_doy_cachetadas me_doy_puñetazos me_hiero herirme',
);
/** These are also habits, quarrels and sports. */
const habit = bareSlot(
  'me_muerdo me_mordí morderme me_pellizco pellizcarme me_rasco me_pego me_pegaba pegarme me_clavo me_clavé clavarme me_pincho pincharme me_arranco me_arranqué arrancarme me_doy_contra me_castigo castigarme',
);
const blood = bareSlot(
  'hasta_que_sal* hasta_que_me_sal* hasta_sangr* que_sangr* a_propósito adrede aposta lo_merezco me_lo_merezco para_sentir para_no_sentir se_calla* calmarme me_calm* castigo de_castigo',
);
const reason = bareSlot(
  'me_calm* calmarme se_calm* alivi* para_sentir sentir_algo no_sentir para_no_sentir se_calla* callar castigo castigarme lo_merezco me_lo_merezco merecido respirar se_me_pas* se_pase que_pase desahog* más_que_el_dolor hasta_que_sal* hasta_sangr* que_sangr* a_propósito adrede aposta escondid* a_escondidas encerrad* me_encierr* cada_noche cada_vez_que todas_las_noches por_las_noches cuando_gritan cuando_discut* cuando_pelean cuando_me_gritan donde_nadie donde_no_se_v* nadie_lo_sab* nadie_sabe ya_no_siento única_forma única_manera lo_único_que',
);
const hidden = bareSlot(
  'que_las_vean que_los_vean que_me_las_vean me_da_miedo_que_las que_no_vea que_no_vean que_no_se_vea* que_no_las_vea* que_no_me_vea* para_que_no_v* no_se_note* nadie_vea nadie_ve nadie_las_ve nadie_vio nadie_lo_sabe nadie_sabe escond* taparme taparlas tapármel* disimul* fue_el_gato fue_la_gata fue_el_perro que_me_caí que_me_había_caído me_preguntó_por no_voy_a_la_playa',
);
const unseenBy =
  '(?:(?:para|pa) que<0-3>no (?:se |me |las? |los? )?(?:vean?|noten?|pregunten?)|(?:para|pa) que nadie<0-1>(?:vea|mire|note|pregunte))';
const cover = bareSlot(
  'manga_larga mangas_largas manga mangas sudadera* buzo hoodie suéter sueter chompa campera chamarra pulseras muñequera* vendas venda calentadores medias_largas',
);
const keep = bareSlot(
  'escond* guardad* guardo tengo_guardad* en_la_funda en_el_estuche en_la_mochila en_mi_mochila cartuchera en_mi_cajón debajo_del_colchón bajo_el_colchón bajo_la_almohada me_llama me_está_llamando mirando_la miro_la no_dejo_de_mirar pienso_en_la sigue_ahí la_busqué busco_la le_saqué robé le_robé volví_a_comprar volví_a_buscar',
);
const span = bareSlot('días dias semanas meses mes año años horas');
const clean = bareSlot(
  'limpia limpio sin_hacerlo sin_cortarme sin_lastimarme sin_hacerme_daño sin_hacerme_nada sin_autolesionarme sin_tocar_la sin_tocarme_la sin_recaer sin_quemarme sin_golpearme',
);
const fell = bareSlot(
  'recaí recaída recaí_otra volví_a volví caí ayer anoche hoy esta_noche a_cero de_cero cero otra_vez de_nuevo la_cagué no_pude no_aguanté a_la_basura se_acabó se_fue perdí rompí al_carajo a_la_mierda tiré',
);
const drugs =
  '(?!<0-6>(?:fum\\p{L}{1,4}|alcohol|beber|tomar|cocaína|cocaina|coca|droga\\p{L}{0,2}|porro\\p{L}?|apostar|jugar|azúcar|azucar|porno))';
const fire = bareSlot(
  'cigarro* cigarrillo* pucho* colilla* mechero encendedor yesquero cerilla* fósforo* vela velas',
);
const burn = bareSlot(
  'apago apagué apagar apagarme quemo quemé quemarme acerco acercarme aguanto_la_mano paso_por',
);
const wall = bareSlot('pared muro puñetazos puños nudillos cabezazos azulejo espejo');
const until = bareSlot(
  'hasta_que hasta_sangr* se_me_hinch* se_hinch* me_calmo calma calmarme se_calla silencio castigo para_no_llorar me_lo_merezco cuando_me_enojo para_no',
);
const again = bareSlot(
  'volví_a_hacerlo lo_volví_a_hacer volvi_a_hacermelo he_vuelto_a_hacerlo vuelto_a_hacerlo me_lo_hice lo_hice_otra lo_hice_de_nuevo lo_he_hecho recaí recaída reincidí volví_a_las_andadas volví_a_caer',
);
const trace = bareSlot(
  'brazo* muslo* pierna* muñeca* sangre cortes cortadas marcas marcad* cuchilla* navaja* baño ducha sábana* toalla* heridas costras piel nadie_lo_sabe nadie_sabe no_pude_parar',
);

const notNails =
  '(?! (?:las u[ñn]as|la lengua|los labios|el labio|la panza|de (?:rabia|risa|envidia|ganas|calor|fr[ií]o|pie)|con (?:mi|el|la|un|una) (?:madre|novi|herman|codo|mesa|esquina|puerta))(?!\\p{L})| (?:a|al|para) (?:estudiar|trabajar|leer|ella|[eé]l|mi|su))';
const seen = bareSlot(
  'me_vio me_vieron me_miró vio_el vio_los vio_mis notó_las me_pidió_que me_preguntó me_preguntaron',
);
const medical = bareSlot(
  'educación_física arremang* bajé_la_manga me_bajé_las mangas puntos urgencias brazo brazos piernas muslos marcas cicatrices cortes vendas curitas tiritas',
);
const excuse = bareSlot(
  'dije_que_fue_el dije_que_fue_un les_dije_que_fue dije_que_me_caí dije_que_tenía_alergia no_me_creyó',
);

/** Self-harm that is going on or begun again, so plain that it is explicit. */
export const plainHarm: readonly string[] = [
  near(`${hurt}${notNails}`, reason, 4),
  near(`${habit}${notNails}`, blood, 4),
  `${hurt}<0-2>(?:(?:en|por) )?(?:los|las|el|la|mis|mi) ${skin}(?! (?:con el (?:horno|papel)|sin querer|cocinando|en el (?:horno|trabajo)))`,
  near(mark, bareSlot('me_hago me_hice me_hice_anoche me_hacía hacerme me_dejo_en nuevas_en'), 2),
  near(again, trace, 6),
  `(?:tengo|llevo|traigo) (?:los|las|el|la|mis)? ?${skin} (?:tod[oa]s? )?(?:llen[oa]s? de (?:cortes|cicatrices|marcas|rayas|heridas|quemaduras)|cortad[oa]s?|rajad[oa]s?|marcad[oa]s?)(?! (?:por|de|del) (?:el fr[ií]o|fr[ií]o|la vacuna|sol|mosquitos?|gat|acn[eé]))`,
  `(?:no (?:puedo|logro|consigo)|voy a|quiero|intento|trato de) (?:parar|dejar) de (?:cortarme|quemarme|lastimarme|hacerme da[ñn]o|ara[ñn]arme|golpearme|autolesionarme)|(?:voy|llevo) (?:solo |s[oó]lo )?(?:0|un|dos|tres|\\p{L}{4,9}) (?:d[ií]as?|semanas?) sin (?:cortarme|hacerlo|lastimarme)(?: \\S{1,3}){0,2} (?:no (?:aguanto|puedo|s[eé] si)|ganas|me muero por|cuesta)`,
];

/** Self-harm that is hidden, urged or told sideways. */
export const harm: readonly string[] = [
  `me (?:corto|cort[eé]|lastimo|lastim[eé]|hago da[ñn]o|rajo|quemo|golpeo|ara[ñn]o)(?: otra vez| de nuevo)? (?:cuando (?:me (?:enojo|siento|odio|frustro|gritan)|estoy|discut|pelean|algo|nadie)|en el ba[ñn]o|en la (?:ducha|regadera|escuela)|sol[oa]|a solas|conmigo)`,
  near(mark, `(?:${hidden}|${unseenBy})`, 6),
  near(skin, `(?:${hidden}|${unseenBy})`, 6),
  near(seen, medical, 5),
  near(excuse, medical, 7),
  near(
    bareSlot('no_como sin_comer no_ceno ayuno'),
    bareSlot('es_castigo castigo castigarme no_me_lo_merezco no_lo_merezco penitencia'),
    5,
  ),
  near(
    bareSlot('robé le_robé le_quito le_quité me_guardé fui_a_comprar salí_con volví_a_comprar'),
    `${blade}(?! (?:para|de (?:la|el) (?:cocina|maqueta)))`,
    3,
  ),
  near(cover, unseenBy, 2),
  `(?:para|pa) (?:pincharme|cortarme|quemarme|lastimarme|rajarme|golpearme|herirme|hacerme da[ñn]o)(?! (?:el pelo|las u[ñn]as|las puntas))`,
  near(
    cover,
    bareSlot(
      'que_no_vea* que_no_se_vea* que_no_las_vea* para_que_no_v* tap* cubr* escond* marcas cicatrices cortes heridas brazos',
    ),
    6,
  ),
  near(blade, keep, 5),
  near(
    blade,
    bareSlot(
      'mis_cuchillas mis_navajas a_las_cuchillas a_la_cuchilla a_la_navaja encontró_mis encontraron_mis volví_a volví_a_las empecé_con tentación ganas_de_usarla me_tiembla* muslo* muñeca* alivio calma necesito no_puedo_parar',
    ),
    6,
  ),
  `${span}<0-2>${clean}${drugs}<0-7>${fell}|${clean}<0-3>${span}${drugs}<0-7>${fell}|${fell}<0-4>${span}<0-1>${clean}${drugs}`,
  near(
    '(?:sacapuntas|tajador|tajalápiz|afilalápices)',
    bareSlot('hoja hojita cuchilla desarm* desmont* romp* rompí saqué saco'),
    4,
  ),
  near(fire, skin, 6),
  near(burn, skin, 3),
  '(?:encontr[oó]|encontraron|descubri[oó]|vio|me quit[oó]|tir[oó]|escondi[oó]) (?:mis|la|las) (?:cuchillas?|navajas?|hojitas?|gillettes?)|volv[ií] (?:a|con) (?:la|las|el|mis) (?:cuchillas?|navajas?|c[uú]ter|hojitas?|cortes)|sangre en (?:la|las|mis|mi) (?:mangas?|sudadera|s[aá]banas?|vendas?)(?! de la regla)|me castigo (?:no comiendo|sin comer|con (?:hambre|dolor))',
  near(wall, until, 6),
  near(
    'sangre',
    bareSlot(
      'me_calm* calma alivio alivia silencio sentir siento_algo se_calla se_me_calla tranquil* descanso real viva',
    ),
    6,
  ),
  near(
    bareSlot('necesito ganas_de pensando_en pienso_en impulso_de urgencia_de quiero'),
    bareSlot('cortarme quemarme hacerme_daño lastimarme castigarme sangrar sentir_el_filo hacerlo_otra_vez'),
    5,
  ),
  near(
    bareSlot('ya_no_me_queda* no_me_queda* ya_no_tengo se_me_acab*'),
    bareSlot('sitio_en espacio_en lugar_en piel_limpia piel_sana brazo* muslo*'),
    3,
  ),
  near(
    bareSlot('me_arranco me_arranqué arrancarme me_jalo'),
    bareSlot('pelo cabello pestañas uñas costras pellejo piel'),
    2,
  ),
  'dolor (?:de afuera|f[ií]sico|de fuera)<0-5>(?:distrae|tapa|calla|de (?:a)?dentro|el alma|emocional)|me (?:raspo|froto|tallo|rasco)<0-5>hasta<0-2>(?:arde|sangr\\p{L}{1,3}|sali[oó]|sale)|me (?:di|pegu[eé]|golpe[eé]|quem[eé])<0-6>(?:a prop[oó]sito|adrede|aposta)|(?:otra|una) (?:marca|rayita|raya|cicatriz) (?:m[aá]s|nueva)(?! (?:de|que|barat|en el mercado))|se (?:me )?(?:abrieron|abri[oó]|infectaron|infect[oó]) (?:los cortes|el corte|las heridas de los brazos)',
  near(
    bareSlot(
      'me_hace_prometer prometí_que prometí_no juré_que le_juré le_prometí mi_terapeuta_cree mi_psicóloga_cree mi_mamá_cree creen_que_lo_dejé cree_que_lo_dejé cree_que_paré',
    ),
    `(?:lo hago igual|lo hice igual|no lo dej[eé]|no he parado|volv[ií] a hacerlo|sigo (?:haci[eé]ndolo|cort)|reca[ií])${drugs}`,
  ),
  near(
    bareSlot('curitas tiritas vendas vendita* gasas'),
    bareSlot('digo_que dije_que le_digo_a piernas muslos brazos muñecas'),
    5,
  ),
  'auto ?lesi[oó]n\\p{L}{0,8}|auto ?lesiv\\p{L}{1,3}|self ?harm\\p{L}{0,4}',
];

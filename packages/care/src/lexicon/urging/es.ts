import type { UrgingWords } from './urging.ts';

/** Spanish of Spain and America. */
export const es: UrgingWords = {
  go: 'hazlo hacelo hágalo hazlo_ya pues_hazlo hazlo_de_una qué_esperas que_esperas qué_espera a_qué_esperas esperas adelante dale dale_nomás venga vamos ándale anda ándate ya de_una vez cúmplelo cúmpleme ejecuta procede demuestra demuéstralo apúrate apúrese date_prisa estás_tardando tardando acábalo acaba termina termínalo tic_tac corrígelo nadie_te_detiene nadie_te_para nadie_te_frena quién_te_retiene la_próxima la_próxima_vez esta_vez pero_bien da_el_paso un_paso y_listo y_ya vete váyase lárgate salí sal suerte adiós chao avisa por_qué_sigues por_qué_no no_lo_pienses atrévete intenta prueba',
  harm: 'soga cuerda puente azotea balcón ventana metro tren vías vía río mar pastillas frasco bote pastillero cloro lejía veneno cuchillo navaja hoja gillette venas muñecas pistola bala gas salta saltá saltar tírate tirate tirarte aventarte aventado aviéntate lánzate cuélgate colgarte córtate cortate cortarte trágate tómate ahórcate horca pisos altura barranco bañera carretera autopista precipicio pino',
  end: 'muere muérete morir morirte muerto muerta muerte matate mátate matarte suicídate suicidate suicidio desvívete desvivete mu3rete cementerio entierro funeral tumba ataúd cajón otro_mundo otra_vida próxima_vida cielo infierno desaparece desaparecer desaparecés desaparecieras bórrate borrarte desinstálate cuenta carta despedida vivir vivo viva todavía_vivo sigue_aquí sigues_aquí descanse descansa duerme no_despiertes apágate irte partir puerta ni_dios sacrificado respirar',
  useless:
    'carga estorbo peso lastre oxígeno aire desperdicio inútil basura error errores fracaso fracasado problema_menos una_boca_menos boca_menos menos planeta sobrepoblación naturaleza selección débiles débil parásito aborto abortado nacer nacido nacieras nació sirven sirves servís sobra sobras sobrás humanidad promedio lugar puesto gasto luz sueldo cuesta cuestas seguro herencia ocupas egoísta ridícula ridículo mereces',
  nobody:
    'nadie ni_dios nadie_te nadie_va extrañar extrañará te_extraña echar_de_menos nota notará notaría se_entera se_va_a_enterar importa importas llora llorará llorar quiere te_quiere olvida olvidan olvidarán ni_tu ni_siquiera',
  without:
    'sin_ti sin_vos sin_usted si_no_estuvieras cuando_no_estés cuando_te_vayas si_te_mueres si_te_murieras si_desapareces si_te_fueras librarnos liberarlos suéltalos soltalos deshacerse menos_uno uno_menos una_menos un_problema_menos te_hubieras',
  relief:
    'mejor_sin mejor_muerto mejor_muerta mejor alivio aliviada aliviados favor hazle_el_favor hazte_un_favor hacé_patria contentos contentas tranquila tranquilo en_paz paz descanso felices ahorra ahórrale ahórranos gracias mundo libre agradecerán agradecerás cansados cansada',
  taunt:
    'cobarde valiente huevos cojones pelotas agallas coraje bla_blá puro_blablá blablá drama dramática dramático payaso jaja jajaja 😂 palomitas foto vivo_en_directo directo otro_que otra_que llora lloras amenaces amenaza amenazas aburre aburres pereza patético vergüenza egoísta atención llamar_la_atención campeón apuesto ni_para_eso ni_eso inútil_hasta siempre_lo_mismo sigues noticias vivo_todavía calladita ridícula quinto_post peste cállate',
  permit:
    'con_todo_respeto con_todo_el_respeto respeto respeto_tu decisión sinceramente honestamente la_verdad te_lo_digo pregunta_seria si_yo_tuviera si_fueras yo_en_tu_lugar en_tu_lugar yo_que_tú yo_ya derecho elección dignidad hay_personas hay_gente algunas_personas gente_como dios_perdona perdona quizás tal_vez a_lo_mejor nadie_te_va_a_culpar culpar sufrir_y bastante solución única_salida ley_de no_mejora no_va_a_mejorar con_cariño como_amiga como_amigo acepta',
  kind: 'quédate quedate no_te_vayas no_te_me por_favor abrazo abrazos abrazote te_abrazo te_quiero te_queremos quiero orgullosa orgulloso lo_siento siento juntas juntos contigo con_vos aquí_estoy estoy_aquí acá_estoy estamos habla háblame llama llamá avisa escríbeme escribime ayuda respira come mereces vales importas me_alegro me_alegra te_ruego te_pido sobreviviste sobreviví aguanta resiste fuerza fuerte ánimo_que cariño corazón mi_niña hermana hermano amiga amigo reina cielo_mío mi_amor tía linda bonita preciosa bonita_mía mañana luego ni_se_te_ocurra no_te_atrevas culpa no_fue_tu no_eres no_estás doctora médico psicóloga tacos ❤ 💜 lloré llorar me_hiciste tranqui vivo_te_quiero pasará pasa un_día',
  self: 'yo mí me mi mis conmigo nosotros nosotras nos a_mí yo_también también_yo estuve quise tuve perdí tenía sobreviví mi_hermano mi_hijo mi_hija sé_lo_que',
  third:
    'él ella ellos ellas le les su tu_jefe jefe ex tu_ex padre papá mamá suegra profe profesor maestra marido esposo novio casero hermano_tuyo los_que el_que quien quienes ese esa esos empresa sistema doctor médico gente_que vecinos qué_pedazo quién_le cómo_te',
  illness:
    'depresión ansiedad cáncer duelo pánico enfermedad cerebro cabeza mente alcohol tristeza examen trabajo dolor sistema dieta insomnio bipolar anorexia miedo recaída cicatrices trauma',
  dont: 'no ni nunca jamás tampoco nada no_eres no_te no_es no_lo no_le',
};

import type { DangerSignTerms } from './names.ts';

export const es: DangerSignTerms = {
  die: 'morir*, muerto, muerta, muerte, muera, muero, suicid*, quitarme la vida, quitarme de en medio, matarme, me mato, me voy a matar, acabar con mi vida, acabar con todo, acabar conmigo, terminar con todo, terminar con mi vida, me suicid*, colgarme, ahorcarme',
  attempt:
    'intenté, intento*, sobredosis, otra vez lo intenté, desperté, me salvaron, me encontraron, lavado de estómago, fallé, sobreviví, lo intenté',
  harm: 'corto, cortarme, cortes, cortada*, corté, me corto, me corté, hacerme daño, me hago daño, me hice daño, lastim*, autolesi*, autolesión*, quem*, rasgu*, araño, arañ*, muerdo, golpeo, me pego, cortándome, sangr*, cúter, rayar*, rajé',
  skin: 'brazo*, muslo*, muñeca*, antebrazo*, piernas, mangas, manga, cicatri*, costra*, sangre, piel, curita*, venda*, tirita*, marcas, herida*, pulseras, manga larga, puntos',
  blade:
    'navaja*, cuchilla*, cúter, cutter, encendedor, mechero, tijera*, sacapuntas, cuchillo*, vidrio, compás, aguja, gillette, cigarro, trincheta',
  relapse:
    'otra vez, de nuevo, recaí, recaída, recaer, limpia, limpio, ganas de, volví a, volver a, sin hacerlo, meses sin, días sin, impulso*, lo hice, volví, aguanté',
  pills:
    'pastilla*, pastis, medicament*, medicina*, tableta*, paracetamol, insulina, frasco*, caja, receta, botiquín, blíster*, veneno, raticida, gas, dosis, farmacia, somnífero*, juntando, guardando, remedios, lejía, tranquilizantes, bote, cloro',
  rope: 'cuerda, soga, cinturón, pistola, arma, escopeta, bala*, cochera, garaje, colgar, horca, nudo, viga, revólver, gancho, rifle',
  height:
    'puente*, azotea, techo, balcón, barandal, baranda, barandilla, borde, acantilado, vías, tren, metro, andén, río, presa, ventana, saltar, salto, tirarme, me tiro, aventarme, lanzarme, ahogar*, mar, piso, torre, viaducto, barranco',
  letters:
    'carta*, nota, notas, escrib*, escrit*, testamento, contraseña*, claves, documentos, papeles, sobre, sobres, grabé, video*, seguro, cuenta, instrucciones, carpeta, libreta, mensaje*',
  give: 'regal*, di, doy, dejé, dejo, se queda con, cuiden, cuida, cuides, encarg*, mi gato, mi perro, adopt*, quédate con, quédense, repart*, donar, doné, heredar, para mi hermana, mis cosas, entregu*, le dejo, les dejo, díganle, dile',
  farewell:
    'adiós, adios, despedi*, despid*, último, última, últimos, últimas, por última vez, gracias por, gracias a todos, los quiero, las quiero, los amo, abracé, besé, recuérden*, recuerden, fueron, cuídense, hasta siempre, hasta aquí, me despedí, chao',
  soon: 'esta noche, hoy, mañana, viernes, sábado, domingo, lunes, jueves, martes, miércoles, fin de semana, fecha, cumpleaños, madrugada, antes de, cuando duerman, cuando todos, cuando se duerman, en la mañana, esta semana, para entonces, días me quedan',
  settled:
    'calma, tranquil*, paz, ligera, ligero, alivio, aliviad*, decidi*, lista, listo, en orden, arregl*, plan, planeado, todo está, ya está, terminado, elegí, escogí, por primera vez, sin miedo, ya no tengo miedo, resuelto, ordené, limpié, pagué, cancelé, día elegido, silencio',
  gone: 'me voy, irme, me fui, ya no voy a, ya no esté, no esté, no estaré, no voy a estar, sin mí, después de mí, desaparec*, no voy a volver, no vuelvo, no me esperen, no hay después, no habrá, no voy a necesitar, no lo voy a, ya no importa, da igual, se acaba, se acabó, fin, el final, no haré falta, no los voy a molestar, descansar, dejar de estar',
  living:
    'vivir, viviendo, vida, viva, vivo, existir, existencia, existo, estar aquí, seguir aquí, seguir, continuar, este mundo, respirar, seguir adelante, futuro, seguir viv*, quedarme',
  refuse:
    'no quiero, ya no quiero, cansad* de, cansada de, cansado de, harto de, harta de, para qué, sin sentido, sentido, no tiene caso, no puedo más, ya no puedo, no aguanto, basta, rendir*, no me queda, nada me, sin fuerzas, agotad*, que pare, que se acabe, que todo, nunca quise, ganas de vivir',
  burden:
    'carga, estorbo, estorb*, mejor sin mí, inútil, no sirvo, no valgo, nadie notaría, nadie se daría cuenta, me extrañaría*, nadie me, sobro, no merezco, decepción, problema, error, no haber nacido, nunca haber nacido, gasto, molest*, odio, asco, estarían mejor, sobra, se darían cuenta, hago falta',
  wake: 'despertar*, despierte, despertarme, dormir*, dormida, dormido, no despertar, dormirme',
  wish: 'ojalá, quisiera, deseo, espero, rezo, le pido a dios, no me importaría, preferiría, si me, quiero, envidia, que me lleve, llévame, por qué no yo, imagino, accidente, atropell*, un camión, choque, ojala',
  method:
    'sin dolor, indoloro, duele menos, duele, cuántas, cuántos, cuánto tarda, cuánto tiempo, qué tan, altura, suficiente*, letal, mortal, rápido, rápida, fulminante, inconsciente, sobreviv*, más fácil, forma de, manera de, mezcl*, miligramos, mg, funciona, método*, dónde consigo, hace efecto, se siente',
  question:
    'cómo, cuál, cuáles, alguien sabe, es verdad, dónde, qué pasa si, se puede, puedo, pregunto, duele, hay alguna, qué pasaría, sirve',
  self: 'yo, me, mí, mi, mis, conmigo',
  other:
    'él, ella, ellos, amig*, alumn*, paciente*, vecin*, compañer*, mi hijo, mi hija, alguien, personaje, su, sus, le dijo, dice que',
  family:
    'mamá, papá, madre, padre, hermana, hermano, esposa, esposo, marido, hijos, hijas, hijo, hija, padres, familia, abuela, abuelo, perro, gato, novia, novio, pareja, vieja',
  laugh:
    'jaja*, jeje*, xd, jsjs*, 😂, 🤣, 😅, 😭, 💀, broma, literal, risa, chiste, me muero de, muerta de, jajaj*, ay',
  story:
    'película, peli, serie, juego, capítulo, temporada, libro, novela, canción, letra, obra, personaje, nivel, jefe final, disco, concierto, poema, actor, actriz, teatro, documental, historia, villano, final de, anime, leyendo, cuento',
  duty: 'examen*, entrega*, turno*, jefe, jefa, gimnasio, gym, km, maratón, tarea, oficina, reunión, clase, profe*, entren*, proyecto, tesis, trabajo, escuela, equipo, partido, matemáticas, calor, hambre, tráfico, frío, chamba, curro',
  grief:
    'murió, falleci*, funeral, entierro, enterr*, hace años, duelo, perdimos, perdí a, lo extraño, la extraño, panteón, cementerio, cenizas, se suicidó, se quitó la vida, su muerte, aniversario, veterinari*, velorio, se mató',
  medicine:
    'médico, médica, doctor*, cirugía, operación, operan, hospital, recetó, dentista, farmacéutic*, anestesia, alergi*, enfermera*, antibiótico*, análisis, terapeuta, psicólog*, ataque de pánico, síntoma*, efectos secundarios, vacuna, pánico, ansiedad',
  moving:
    'mudo, mudanza, mudar*, piso nuevo, vuelo, aeropuerto, vacaciones, extranjero, colegas, jubil*, nuevo trabajo, visa, viaj*, cajas, casero, universidad, renunci*, fiesta, alumnos, suscripción, facebook, instagram, beca, divorcio',
  house:
    'cocin*, receta de, jardín, horno, cebolla*, afeit*, tatuaje*, piercing, coser, sin querer, por accidente, pelo, flequillo, bici, fútbol, escalada, caí, resbal*, depil*, paella',
  deny: 'no quiero morir*, miedo a morir, miedo a la muerte, miedo de morir, no soy suicida, no me quiero morir, nunca me haría, no estoy deprimid*, no se preocupen, tranquilos, sin ganas de morir',
  secret:
    'nadie sabe, nadie lo sabe, escond*, ocult*, secreto, no le digan, no digan, fing*, mentí, mentira, nadie sospecha, sospech*, le dije, les dije, dije que, cree que, creen que, se dio cuenta, descubr*, vio, nadie se imagina',
  better:
    'feliz, content*, mejor ahora, ayud*, antes, hace, recuper*, agradecid*, orgullos*, por fin, buena noticia, sigo aquí, emocion*, celebr*, pastel, valió la pena, genial, hermos*, superé, aprobé',
  alone:
    'sola, solo, todos duermen, casa vacía, cerré, encerr*, baño, celular apagado, nadie en casa, hotel, coche, carro, que me encuentre*, encuentren, bloque*, cajón, buró, mochila, maleta, llave, puerta',
  pain: 'dolor, duele, llor*, vacío, vacía, nada, no siento, oscur*, sin salida, cansad*, odio, desesper*, vergüenza, castig*, culpa, hundid*, sufr*',
};

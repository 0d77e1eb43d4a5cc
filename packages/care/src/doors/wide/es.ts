import type { DoorWords } from '../door-words.ts';

export const es: DoorWords = {
  people: 'mi mejor amig, mi gente, mi niña, mi niño, hermanastr, suegr, nieta, nieto, conocid, chico, chica',
  danger:
    'ya no quiere, se quiere matar, quitarse, se va a matar, hacerse, habla de morir, habla de la muerte, dice adiós, cortes, se corta, muñecas, los brazos, pastillas, puente, balcón, azotea, soga, cuerda, pistola, arma, escopeta, no contesta, teléfono apagado, regala sus, regaló sus, regaló su, autoles, en peligro, intentó, intento, no aguanta, que la cuiden, carta, sin ganas de vivir',
  eating:
    'anoréxic, bulímic, adelgaz, mi peso, su peso, bajar de peso, subí de peso, engord, kilos, vomit, devolver la comida, comer a escondidas, cuerpo que, odio mi cuerpo, espejo, gorda_, gordo_, flaca_, delgad, dieta, darse atracones, darme atracones, calorías, ayunos, comida me da, la comida me, el plato, nutricion, imc_, clínica de trastornos, complejo con mi cuerpo, se salta comidas, me salto comidas',
  violence:
    'pegarme, pegó, golpes, golpea, golpeó, golpear, patadas, cachetada, puñetazo, ahorcó, jaló del pelo, jalones, me grita, insulta, humilla, celos, controla, no me deja, me prohíbe, aísla, amenazas, chantaje, violento, violenta, agresiv, agred, policía, denunciar, orden de protección, escapar de casa, refugio de mujeres, tengo miedo de él, miedo de él, me da miedo mi, padrastro, abusó, tocaba, me forzó, forzó, golpeada, machis',
  addiction:
    'alcohol, cerveza, vino_, ron_, emborrach, tomar otra, dejar de tomar, dejar de beber, dejar el alcohol, copas, trago, cruda_, apuestas, póker, jugar dinero, máquinas, ludopatía, adicto, adicta, adicciones, consumo, consumir, consumo de, fumar mota, fuma, fumando, metanfetam, crack, inhal, polvo, pastillas, recaer, meses limpio, días sin, días limpio, días sobri, ansiolític, opiácei, alcohólicos anónimos, grupo de ayuda, clínica de rehab',
  money:
    'alquiler, renta_, renta atrasada, casero, dueño de casa, luz, agua, gas, recibo, recibos, facturas, tarjeta, banco, crédito, intereses, hipotec, quincena, sueldo, no cobro, despid, desempleo, paro_, sin trabajo, ahorros, comer, hambre, pasando hambre, empeñ, endeud, debiendo, moroso, morosidad, juzgado, subsidi, ayuda social, sin techo, dormir en la, dormimos, estafa, estafaron, calefacción, sin gas, pañal',
  grief:
    'murieron, se murió, muerta_, muerte_, ha muerto, fallec, perder a mi, la pérdida, pérdida de, perdí a, tumba, panteón, esquela, ataúd, misa, rosario_, viuda, viudo, en el cielo, abrazarl, su ropa, su cuarto, su silla, su voz, primera navidad sin, cumpleaños sin, extraño a mi, extraño mucho a, mi perro murió, mi gato murió, aborto, latido, ya no está, duele su ausencia, ausencia',
};

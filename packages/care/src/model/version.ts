/** Rises when the models or what is read out of them change: worries analysed by an older one are analysed anew. */
export const modelVersion = '3';

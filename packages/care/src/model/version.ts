/** Increase this when the models or their use change. Posts with an analysis of an older version are analysed again. */
export const modelVersion = '13';

/** Code of the first step of every workflow. Source: 001 §4. */
export const initialStepCode = 'INITIATE'

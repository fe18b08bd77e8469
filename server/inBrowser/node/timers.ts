export const setImmediate = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

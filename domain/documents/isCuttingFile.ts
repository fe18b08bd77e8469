const cutting = ['cf2', 'dxf', 'ard', 'mfg', 'dwg', 'eps']

/** Whether a cutting table or a plotter takes a file of this name. The list is our own. */
export const isCuttingFile = (fileName: string): boolean =>
  cutting.includes(fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase())

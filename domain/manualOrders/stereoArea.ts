/** Print area of a stereo in cm², of its width and length in mm; null when one of them is not known. */
export const stereoArea = (width: number | null, length: number | null): number | null =>
  width === null || length === null ? null : (width * length) / 100

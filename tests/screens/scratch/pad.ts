import { freshPad, type PadInputs, readPad } from '../../../src/pages/scratch/padInputs.ts'

/** The fresh pad with some of its inputs changed. */
export const pad = (changes: Partial<PadInputs> = {}): PadInputs => ({ ...readPad(freshPad), ...changes })

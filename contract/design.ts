import { interfaceCalls } from './design/interfaceCalls.ts'
import { pictureCalls } from './design/pictureCalls.ts'
import { serviceCalls } from './design/serviceCalls.ts'
import type { Service } from './endpoint.ts'

export { ConfirmedDesign, GeneratedFiles } from './design/generatedFiles.ts'

/** Calls about the design service: its own, the product's side of it, and its pictures. */
export const design = { ...serviceCalls, ...interfaceCalls, ...pictureCalls } satisfies Service

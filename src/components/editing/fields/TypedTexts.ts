import { createContext } from 'react'

/**
 * What was typed where a number belongs and is none, by the field's name: it outlives the input, as what was typed right
 * does. Without one an input keeps it to itself.
 */
export const TypedTextContext = createContext<Map<string, string> | null>(null)

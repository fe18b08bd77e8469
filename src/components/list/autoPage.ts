import { createContext } from 'react'

/** The page size that stands for as many rows as there is room for. */
export const autoPage = 0

/** Whether the list around pages by the room there is; undefined where that is not offered. */
export const AutoPageContext = createContext<boolean | undefined>(undefined)

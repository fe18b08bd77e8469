import { createElement } from 'react'
import type { RaRecord } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { type Part, part } from '../../layout/part.tsx'
import type { Master, MasterRow } from './master.ts'

/** The page of a master, which `load` fetches. */
export const masterPart = <Row extends MasterRow & RaRecord, Values extends FieldValues>(
  load: () => Promise<Master<Row, Values>>,
): Part =>
  part(async () => {
    const [{ MasterPage }, master] = await Promise.all([import('./MasterPage.tsx'), load()])
    return { default: () => createElement(MasterPage<Row, Values>, { master }) }
  })

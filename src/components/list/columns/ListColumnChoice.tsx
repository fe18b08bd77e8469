import { useRemoveFromStore, useStore } from 'react-admin'
import type { ListColumn } from '../listColumn.ts'
import { ColumnLine } from './ColumnLine.tsx'
import { ColumnLines } from './ColumnLines.tsx'
import { columnOrder, moveColumn } from './columnOrder.ts'
import { useLeftOut } from './useLeftOut.ts'

export interface ListColumnsProps<Row> {
  readonly columns: readonly ListColumn<Row>[]
  /** Store key of the columns chosen, the same as the table's. */
  readonly storeKey: string
}

const namesOf = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter(name => typeof name === 'string') : []

/** The columns of react-admin's table in their order, each to be shown or not, and to be moved. */
export function ListColumnChoice<Row>({ columns, storeKey }: ListColumnsProps<Row>) {
  const orderKey = `${storeKey}_columnRanks`
  const [storedHidden, setHidden] = useStore<readonly string[]>(storeKey, useLeftOut(columns))
  const [storedOrder, setOrder] = useStore<number[] | undefined>(orderKey)
  const forget = useRemoveFromStore()
  const hidden = namesOf(storedHidden)
  const order = columnOrder(storedOrder, columns.length)

  const toggle = (source: string) =>
    setHidden(hidden.includes(source) ? hidden.filter(name => name !== source) : [...hidden, source])
  const reset = () => {
    forget(storeKey)
    forget(orderKey)
  }

  return (
    <ColumnLines onReset={reset}>
      {order.map((place, index) => {
        const column = columns[place]
        if (column === undefined) return null
        const { source, label } = column
        const move = (by: 1 | -1) => () => setOrder(moveColumn(order, index, by))
        return (
          <ColumnLine
            key={source}
            label={label}
            shown={!hidden.includes(source)}
            onToggle={() => toggle(source)}
            onUp={index === 0 ? undefined : move(-1)}
            onDown={index === order.length - 1 ? undefined : move(1)}
          />
        )
      })}
    </ColumnLines>
  )
}

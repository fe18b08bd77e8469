import type { RefObject } from 'react'
import { useListContext } from 'react-admin'
import { config } from '#contract/config'
import type { ExistingProduct } from '#contract/customer'
import { styles } from '#domain/boxGeometry'
import { daysAfter, isOnCalendar } from '#domain/days'
import { dayIn } from '#domain/formats'
import { printProcesses } from '#domain/quoteItem'
import { useBoardGrades } from '../../components/boardGradePicker/useBoardGrades.ts'
import { ChoiceFilter } from '../../components/list/ChoiceFilter.tsx'
import { CodeFilter } from '../../components/list/CodeFilter.tsx'
import { ListColumnsButton } from '../../components/list/columns/ListColumnsButton.tsx'
import { ListExport } from '../../components/list/export/ListExport.tsx'
import { ListToolbar } from '../../components/list/ListToolbar.tsx'
import { useNarrow } from '../../components/list/Narrowing.tsx'
import { referenceList } from '../../components/list/referenceList.ts'
import { SearchBox } from '../../components/list/SearchBox.tsx'
import { useCall } from '../../dataProvider/index.ts'
import { choicesWith, daysOf, expiries, orderings } from './dayChoices.ts'
import { ProductViews } from './ProductViews.tsx'
import { columnsKey, productColumns } from './productColumns.tsx'

const styleChoices = styles.map(({ code, name }) => ({ code, description: `${code} ${name}` }))

const printChoices = printProcesses.map(({ code, label }) => ({ code, description: label }))

const codesOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Search and filters of the existing products, views, columns and export. */
export function ProductToolbar({ search }: { readonly search: RefObject<HTMLInputElement | null> }) {
  const { filterValues } = useListContext<ExistingProduct>()
  const change = useNarrow<object>()
  // A reference list that can't be read leaves its filter empty (specification 000 §8).
  const plants = useCall(config.plants, {}, referenceList).data ?? []
  const { grades } = useBoardGrades()
  const today = dayIn(new Date())
  const narrow = (more: object) => change(asked => ({ ...asked, ...more }))
  const byDays = (key: 'expiredBy' | 'orderedFrom', choices: typeof expiries | typeof orderings) => {
    const day: unknown = filterValues[key]
    return {
      choices: choicesWith(choices, day, today),
      value: daysOf(choices, day, today) ?? String(day ?? ''),
      onChange: (code: string) =>
        narrow({
          [key]: code === '' ? undefined : isOnCalendar(code) ? code : daysAfter(today, Number(code)),
        }),
    }
  }
  return (
    <ListToolbar
      label="Filter existing products"
      tools={
        <>
          <ProductViews />
          <ListColumnsButton columns={productColumns} storeKey={columnsKey} />
          <ListExport name="Existing Products" columns={productColumns} storeKey={columnsKey} />
        </>
      }
    >
      <SearchBox
        inputRef={search}
        label="Search code, description, customer"
        value={String(filterValues.q ?? '')}
        onSearch={q => narrow({ q })}
        width={280}
        autoFocus
      />
      <CodeFilter
        label="Plant"
        all="All plants"
        choices={plants}
        value={codesOf(filterValues.plantCodes)}
        onChange={codes => narrow({ plantCodes: [...codes].sort() })}
      />
      <CodeFilter
        label="Style"
        all="All styles"
        choices={styleChoices}
        value={codesOf(filterValues.fefcoCodes)}
        onChange={fefcoCodes => narrow({ fefcoCodes })}
      />
      <CodeFilter
        label="Board"
        all="All boards"
        choices={grades}
        value={codesOf(filterValues.boardGradeCodes)}
        onChange={boardGradeCodes => narrow({ boardGradeCodes })}
      />
      <ChoiceFilter
        label="Print"
        all="Any print"
        choices={printChoices}
        value={String(filterValues.printProcess ?? '')}
        onChange={code => narrow({ printProcess: code === '' ? undefined : code })}
      />
      <ChoiceFilter label="Price" all="Any price" {...byDays('expiredBy', expiries)} />
      <ChoiceFilter label="Ordered" all="Ordered any time" {...byDays('orderedFrom', orderings)} />
    </ListToolbar>
  )
}

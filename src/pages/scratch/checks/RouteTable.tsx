import { memo } from 'react'
import type { FoundRoute } from '#domain/estimating'
import { money, tidy } from '#domain/formats'
import { CellFigure } from '../../../components/figures/CellFigure.tsx'
import { Warnings } from '../figures/Warnings.tsx'
import { PlainTable } from './PlainTable.tsx'

const pathText = (path: FoundRoute['path']) => path.map(({ workCentre }) => workCentre).join(' > ')

const sheetText = ({ sheet }: FoundRoute['path'][number]) =>
  `${tidy(sheet.length, 1)} × ${tidy(sheet.width, 1)}`

/** The machines the largest quantity goes through, with the next best ways. */
export const RouteTable = memo(function RouteTable({ route }: { readonly route: FoundRoute }) {
  return (
    <>
      <PlainTable>
        <thead>
          <tr>
            <th scope="col" data-text>
              Step
            </th>
            <th scope="col" data-text>
              Work centre
            </th>
            <th scope="col" data-text>
              Plant
            </th>
            <th scope="col">Sheet mm</th>
            <th scope="col">Up</th>
            <th scope="col">Run</th>
          </tr>
        </thead>
        <tbody>
          {route.path.map(step => (
            <tr key={step.workCentre}>
              <th scope="row">{step.operation}</th>
              <td data-text>{step.workCentre}</td>
              <td data-text>{step.plantCode}</td>
              <td>{step.operation === 'DESPATCH' ? '' : sheetText(step)}</td>
              <td>{step.operation === 'DESPATCH' ? '' : step.sheet.numberUp}</td>
              <td>
                <CellFigure
                  title={`Route ${pathText(route.path)}`}
                  value={money(step.run)}
                  trace={route.trace}
                />
              </td>
            </tr>
          ))}
          {route.alternatives.map(other => (
            <tr key={pathText(other.path)}>
              <th scope="row">Instead</th>
              <td data-text colSpan={4}>
                {pathText(other.path)}
              </td>
              <td>{money(other.cost)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      <Warnings sentences={route.warnings} />
    </>
  )
})

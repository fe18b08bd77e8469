import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import Switch from '@mui/material/Switch'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { memo, useMemo, useState } from 'react'
import { counted, decimal } from '#domain/formats'
import { loadedPallet, type OrderTrucks, trucksForOrder } from '#domain/palletisation'
import { deliveryOf, usualTruck } from '#domain/quoteItem'
import { fullFirst } from '../../../../components/pallet/fullFirst.ts'
import { TruckPicture } from '../../../../components/pallet/TruckPicture.tsx'
import { Panel } from '../../../../components/panel/Panel.tsx'
import { useItem } from '../../draft/useItemDraft.ts'
import { besideFrom } from '../layout.ts'
import type { PalletsShown } from './usePallets.ts'

/** The pallets of the order, and what they take of each type of truck; one, at first the one that the item goes with, is drawn from above and from the side. */
export const TrucksPanel = memo(function TrucksPanel({
  pallets: { item, chosen, masters },
}: {
  readonly pallets: PalletsShown
}) {
  const { quoteDelivery } = useItem()
  const [looked, setLooked] = useState<string | null>(null)
  const [isStacked, setStacked] = useState(false)
  const load = chosen?.load
  const pallet = useMemo(() => (load === undefined ? null : loadedPallet(load)), [load])
  const types = masters?.truckTypes
  const rows = useMemo(
    () =>
      load === undefined || pallet === null || types === undefined
        ? []
        : trucksForOrder(load.noOfPallets, pallet, types, { isStacked }),
    [load, pallet, types, isStacked],
  )
  const of = (code: string | null) => rows.find(({ truck }) => truck.code === code)
  const shown =
    of(looked) ?? of(deliveryOf(item.delivery, quoteDelivery).truckType) ?? of(usualTruck) ?? rows[0]
  if (load === undefined || pallet === null) return null
  if (shown === undefined)
    return (
      <Panel isDense title="Trucks">
        <Typography variant="body2" color="textSecondary">
          Of no truck type in use the inside is known.
        </Typography>
      </Panel>
    )
  const order =
    load.noOfPallets === 0
      ? 'Enter the expected order quantity on Overview to count the pallets of the order.'
      : load.noOfPallets === 1
        ? `The order takes 1 pallet with ${decimal(load.lastPalletQty, 0)}.`
        : `The order takes ${counted(load.noOfPallets, 'pallet')}, the last one with ${decimal(load.lastPalletQty, 0)}.`
  return (
    <Panel
      isDense
      title="Trucks"
      beside={
        <FormControlLabel
          control={
            <Switch size="small" checked={isStacked} onChange={event => setStacked(event.target.checked)} />
          }
          label={<Typography variant="body2">Pallets on top of each other</Typography>}
        />
      }
    >
      <Typography variant="body2" sx={{ mb: 0.5 }}>
        {order}
      </Typography>
      <Box sx={beside}>
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-label="Trucks for the order" sx={dense}>
            <TableHead>
              <TableRow>
                <TableCell>Truck</TableCell>
                <TableCell align="right">Trucks</TableCell>
                <TableCell align="right">Pallets in it</TableCell>
                <TableCell>Full first</TableCell>
                <TableCell align="right">Inside, mm</TableCell>
                <TableCell align="right">Payload, kg</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(row => (
                <TruckRow
                  key={row.truck.code}
                  row={row}
                  isShown={row === shown}
                  onShow={() => setLooked(row.truck.code)}
                />
              ))}
            </TableBody>
          </Table>
        </Box>
        <TruckPicture load={shown.load} truck={shown.truck} pallet={pallet} />
      </Box>
    </Panel>
  )
})

const dense = {
  '& td, & th': { px: 0.5, py: 0.25, whiteSpace: 'nowrap' },
  '& th': { whiteSpace: 'normal' },
} as const

const beside = { ...besideFrom(1250, 'minmax(0, 3fr) minmax(0, 2fr)'), alignItems: 'start' } as const

interface TruckRowProps {
  readonly row: OrderTrucks
  readonly isShown: boolean
  readonly onShow: () => void
}

function TruckRow({ row: { truck, load, trucks, lastPallets }, isShown, onShow }: TruckRowProps) {
  const inside = [truck.length, truck.width, truck.height].map(side => decimal(side, 0)).join(' × ')
  return (
    <TableRow selected={isShown}>
      <TableCell>
        <FormControlLabel
          sx={{ mx: 0 }}
          control={<Radio size="small" checked={isShown} onChange={onShow} sx={{ p: 0.25, mr: 0.25 }} />}
          label={<Typography variant="body2">{truck.name}</Typography>}
        />
      </TableCell>
      <TableCell align="right">{trucksWords(trucks, lastPallets, load.pallets)}</TableCell>
      <TableCell align="right">{load.pallets}</TableCell>
      <TableCell>{fullFirst[load.limitedBy]}</TableCell>
      <TableCell align="right">{inside}</TableCell>
      <TableCell align="right">{decimal(truck.payloadKg, 0)}</TableCell>
    </TableRow>
  )
}

function trucksWords(trucks: number | null, last: number, full: number): string {
  if (trucks === null) return 'does not go in'
  if (trucks === 0) return '—'
  if (last === full) return `${trucks}`
  return trucks === 1 ? `1, with ${last}` : `${trucks}, the last with ${last}`
}

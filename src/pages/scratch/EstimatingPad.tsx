import { useCallback, useEffect, useRef, useState } from 'react'
import type { EngineLookupData } from '#contract/engineMasters'
import { withStyle } from '#domain/estimating'
import { ExplainProvider } from '../../components/figures/ExplainProvider.tsx'
import { Page } from '../../layout/Page.tsx'
import { BoxPanel } from './box/BoxPanel.tsx'
import { ChecksPanel } from './checks/ChecksPanel.tsx'
import { CreateQuoteFromPad } from './createQuote/CreateQuoteFromPad.tsx'
import type { PadToQuote } from './createQuote/padToQuote.ts'
import { DielinePanel } from './dieline/DielinePanel.tsx'
import { SheetStrip } from './figures/SheetStrip.tsx'
import { InputColumn } from './inputs/InputColumn.tsx'
import { sortedBreaks, sortedPlaces } from './inputs/sortedBreaks.ts'
import { FromItem } from './item/FromItem.tsx'
import type { PadContents } from './item/takeItem.ts'
import { Figures, PadColumns, PadRoom, PanelColumn, PanelColumns, PanelSlot } from './padLayout.ts'
import { PalletPanel } from './pallet/PalletPanel.tsx'
import { CostPanel } from './price/CostPanel.tsx'
import { floorOfPad } from './price/floorOfPad.ts'
import { PricePanel } from './price/PricePanel.tsx'
import { ResetButton } from './ResetButton.tsx'
import { useChangeSaying } from './useChangeSaying.ts'
import { usePad } from './usePad.ts'
import { useStopped } from './useStopped.ts'

interface EstimatingPadProps {
  readonly masters: EngineLookupData
  /** What stood on the pad before an item was opened just now. */
  readonly replaced: PadContents | null
}

/** The pad with the company's master data: what is entered on the left, what follows from it on the right. */
export function EstimatingPad({ masters, replaced }: EstimatingPadProps) {
  const pad = usePad(masters, replaced)
  const { inputs, item, plant, estimate, shown, isSearching, change } = pad
  const changeSaying = useChangeSaying(change)
  const stopped = useStopped(pad, masters, changeSaying)
  const [row, setRow] = useState(inputs.breaks.length - 1)
  const chosen = Math.min(row, inputs.breaks.length - 1)
  const quantity = inputs.breaks[chosen]?.quantity ?? null
  const onSort = useCallback(() => {
    const places = sortedPlaces(inputs.breaks)
    if (places.every((place, at) => place === at)) return
    change(now => ({ breaks: sortedBreaks(now.breaks) }))
    setRow(places.indexOf(chosen))
  }, [inputs.breaks, chosen, change])
  const latest = useRef<PadToQuote | null>(null)
  const onStyle = useCallback(
    (style: string) => {
      if (latest.current === null) return
      const { change: changes, said } = withStyle(style, latest.current.inputs)
      if (said === '') change(changes)
      else changeSaying(changes, said)
    },
    [change, changeSaying],
  )
  useEffect(() => {
    latest.current = { inputs, item, estimate, masters, quantity }
  })

  return (
    <Page
      fit
      title="Estimating Pad"
      actions={
        <>
          <ResetButton canUndo={pad.canUndoReset} onReset={pad.reset} />
          <CreateQuoteFromPad latest={latest} />
        </>
      }
    >
      {item === null ? null : <FromItem item={item} masters={masters} putBack={pad.putBack} />}
      {plant === undefined ? null : (
        <ExplainProvider>
          <PadRoom>
            <PadColumns>
              <InputColumn
                pad={pad}
                masters={masters}
                plant={plant}
                stopped={stopped}
                onStyle={onStyle}
                onSort={onSort}
              />
              <Figures>
                <SheetStrip box={shown.box} board={shown.board} unit={shown.unit} cost={shown.cost} />
                <PanelColumns>
                  <PanelColumn>
                    <PanelSlot share={1.15}>
                      <DielinePanel box={shown.box} />
                    </PanelSlot>
                    <PanelSlot share={0}>
                      <PricePanel
                        breaks={inputs.breaks}
                        policy={inputs.policy}
                        basis={inputs.basis}
                        commission={inputs.commission}
                        ranges={shown.ranges}
                        prices={shown.prices}
                        minimum={shown.minimum}
                        out={shown.cost.value?.deckle?.out ?? null}
                        floor={floorOfPad(item, masters.marginFloors)}
                        isWithoutPallets={!estimate.pallet.ok}
                        mayPrice={masters.plants.some(({ costing }) => costing !== null)}
                        chosen={chosen}
                        onChoose={setRow}
                        change={change}
                      />
                    </PanelSlot>
                    <PanelSlot share={1} tall={320}>
                      <CostPanel
                        prices={shown.prices}
                        chosen={chosen}
                        route={shown.route}
                        cost={shown.cost}
                        tooling={shown.tooling}
                      />
                    </PanelSlot>
                  </PanelColumn>
                  <PanelColumn>
                    <PanelSlot share={1}>
                      <BoxPanel box={shown.box} />
                    </PanelSlot>
                    <PanelSlot share={1.3} least={230} tall={380}>
                      <PalletPanel
                        pallet={shown.pallet}
                        isSearching={isSearching}
                        quantity={quantity ?? 0}
                        stopped={stopped?.cause.at === 'pallet' ? stopped : null}
                      />
                    </PanelSlot>
                    <PanelSlot share={1}>
                      <ChecksPanel
                        inputs={inputs}
                        masters={masters}
                        plant={plant}
                        strength={shown.strength}
                        pallet={estimate.pallet}
                        board={shown.board.value?.grade.code ?? ''}
                        isGood={estimate.box.ok && estimate.cost.ok}
                        change={change}
                        changeSaying={changeSaying}
                      />
                    </PanelSlot>
                  </PanelColumn>
                </PanelColumns>
              </Figures>
            </PadColumns>
          </PadRoom>
        </ExplainProvider>
      )}
    </Page>
  )
}

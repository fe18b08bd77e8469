import { useCallback, useMemo, useRef } from 'react'
import { plantAlone } from '#domain/boardGrades'
import { type AcceptedOverhang, palletOfItem, type StaleLoad, staleLoad, takenLoad } from '#domain/estimating'
import { type PalletAlternative, type PalletQuestion, whatWouldFit } from '#domain/palletisation'
import type { PalletKey } from '#domain/quoteItem'
import { useEngineMasters } from '../../../../dataProvider/useEngineMasters.ts'
import { useCustomerProfile } from '../../draft/facts/useCustomerProfile.ts'
import { readable } from '../../draft/readable.ts'
import { useDraft, useDraftValues, useItem } from '../../draft/useItemDraft.ts'
import { useAlternatives } from './useAlternatives.ts'

/** The value, as the same object for as long as it says the same. */
function useSame<Value>(value: Value): Value {
  const kept = useRef(value)
  if (kept.current !== value && JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value
  return kept.current
}

const acceptedOf = (profile: AcceptedOverhang | undefined): AcceptedOverhang | undefined =>
  profile === undefined
    ? undefined
    : { maxOverhangFrontMm: profile.maxOverhangFrontMm, maxOverhangSideMm: profile.maxOverhangSideMm }

/** The way to load that the section asks for: its pallet, in its pattern where that can be built. */
const wanted = (ranked: readonly PalletAlternative[], pattern: string): PalletAlternative | undefined => {
  const own = ranked.filter(({ isOther }) => !isOther)
  return own.find(({ load }) => load.palletPatternCode === (pattern || 'COLUMN')) ?? own[0]
}

const none: readonly PalletAlternative[] = []

/** All that a pallet tab shows beside its fields, of the draft as it stands. */
export type PalletsShown = ReturnType<typeof usePallets>

/** A pallet section with the engine: the size of a unit, the ways to load it, the one that it asks for, and whether what it holds is stale. */
export function usePallets(section: PalletKey) {
  const draft = useDraft()
  // Not deferred: the thread is asked with the key itself, and has answered before the rest of the page is drawn anew.
  const typed = useDraftValues()
  const item = useMemo(() => readable(typed), [typed])
  const { customerCode } = useItem()
  const { data: masters, isError, refetch } = useEngineMasters()
  const accepts = useSame(acceptedOf(useCustomerProfile(customerCode).data))
  // What can't be read is not the same as what was not entered.
  const entered = useMemo(() => ({ ...item, [section]: typed[section] }), [item, typed, section])
  const pallet = useSame(
    useMemo(
      () => (masters === undefined ? null : palletOfItem(entered, section, masters, accepts)),
      [entered, section, masters, accepts],
    ),
  )
  const question: PalletQuestion | null = pallet?.question.ok ? pallet.question.value : null
  const { preferredPlantCode } = item.product
  const choices = useMemo(() => {
    if (masters === undefined) return null
    const plantCode = plantAlone(preferredPlantCode)
    const country = masters.plants.find(({ code }) => code === plantCode)?.countryCode
    return {
      palletTypes: masters.palletTypes.filter(
        ({ countries }) => country === undefined || countries.includes(country),
      ),
      palletPatterns: masters.palletPatterns,
    }
  }, [masters, preferredPlantCode])
  const asked = useMemo(
    () => (question === null || choices === null ? null : { question, ...choices }),
    [question, choices],
  )
  const { answer, isOld, isSearching, hasFailed } = useAlternatives(asked)
  const values = item[section]
  const ranked = answer?.ranked ?? none
  const chosen = wanted(ranked, values.palletPatternCode)
  const failure = answer?.failure ?? ''
  const take = useCallback(
    (alternative: PalletAlternative) => {
      // What is still shown of the question before is no load for this one.
      if (question === null || isOld) return
      draft.change(section, takenLoad(readable(draft.values()), section, question, alternative))
    },
    [draft, section, question, isOld],
  )
  return useMemo(() => {
    const stale: StaleLoad | null =
      question === null || chosen === undefined || isSearching
        ? null
        : staleLoad(entered, section, question, chosen)
    return {
      item,
      values,
      masters,
      choices,
      isUnread: isError,
      readAgain: refetch,
      size: pallet?.size ?? null,
      question: pallet?.question ?? null,
      ranked,
      chosen,
      stale,
      isSearching,
      /** Whether what is ranked is of the question before. */
      isOld,
      hasFailed,
      failure,
      wouldFit: failure === '' || question === null ? '' : whatWouldFit(question, choices?.palletTypes ?? []),
      /** Takes a way to load into the draft, with its picture and all that it was calculated from. */
      take,
    }
  }, [
    item,
    entered,
    section,
    values,
    masters,
    choices,
    isError,
    refetch,
    pallet,
    question,
    ranked,
    chosen,
    isSearching,
    isOld,
    hasFailed,
    failure,
    take,
  ])
}

import { useMemo } from 'react'
import type { QuoteItem } from '#contract/quote'
import type { Facts, ItemSections } from '#domain/quoteItem'
import { useEngineMasters } from '../../../../dataProvider/useEngineMasters.ts'
import { useVslCodes } from '../../vsl/useVslCodes.ts'
import { useApprovalFacts } from './useApprovalFacts.ts'
import { useDeliveryRegion } from './useDeliveryRegion.ts'
import { useDesignLookup } from './useDesignLookup.ts'
import { useDocumentNames } from './useDocumentNames.ts'
import { useGradeCheck } from './useGradeCheck.ts'
import { useHasDesignFiles } from './useHasDesignFiles.ts'
import { usePalletFacts } from './usePalletLookup.ts'
import { usePriceTerms } from './usePriceTerms.ts'
import { usePrintingLookup } from './usePrintingLookup.ts'
import { useProductCodeCheck } from './useProductCodeCheck.ts'
import { vslStyleOf } from './vslStyleOf.ts'

/** What was asked to know what the rules need, and how the asking goes. */
export interface ItemFacts {
  readonly facts: Facts
  readonly isCheckingCode: boolean
  readonly checkCodeAgain: () => void
}

export const nothingKnown: ItemFacts = {
  facts: {},
  isCheckingCode: false,
  checkCodeAgain: () => undefined,
}

/** Asks by call for the facts that the rules need of what stands in the fields. */
export function useAskedFacts(values: ItemSections, item: QuoteItem): ItemFacts {
  const { product, delivery } = values
  const code = useProductCodeCheck({
    code: product.code,
    itemCategory: product.itemCategory,
    customerCode: item.customerCode,
    quoteItemId: item.id,
  })
  const boardGrade = useGradeCheck(product)
  const inks = usePrintingLookup(product).data?.inks ?? undefined
  const vslCodes = useVslCodes()
  const ownStyles = useEngineMasters().data?.ownStyles
  const vslProductStyle = vslStyleOf(product.vslCode, vslCodes)
  const pallets = usePalletFacts(product)
  const design = useDesignLookup(product).data
  const documents = useDocumentNames(values.design, item)
  const hasDesignFiles = useHasDesignFiles(item)
  const approval = useApprovalFacts(item)
  const { businessUnit, quoteDelivery, isOfSet, sourceSize } = item
  const deliveryRegion = useDeliveryRegion(delivery, quoteDelivery).code
  const priceTerms = usePriceTerms(item, product.preferredPlantCode)
  const { taken, checking, checkAgain } = code
  return useMemo(
    () => ({
      facts: {
        vslProductStyle,
        vslCodes,
        ownStyles,
        productCodeTaken: taken,
        boardGrade,
        inks,
        design,
        businessUnit,
        documents,
        hasDesignFiles,
        ...pallets,
        ...approval,
        quoteDelivery,
        isOfSet,
        sourceSize,
        deliveryRegion,
        priceTerms,
      },
      isCheckingCode: checking,
      checkCodeAgain: checkAgain,
    }),
    [
      vslProductStyle,
      vslCodes,
      ownStyles,
      taken,
      boardGrade,
      inks,
      design,
      businessUnit,
      documents,
      hasDesignFiles,
      pallets,
      approval,
      quoteDelivery,
      isOfSet,
      sourceSize,
      deliveryRegion,
      priceTerms,
      checking,
      checkAgain,
    ],
  )
}

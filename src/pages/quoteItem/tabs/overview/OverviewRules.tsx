import { type ReactNode, useMemo } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { Product, QuoteItem } from '#contract/quote'
import { validateOverview, validationTabIds } from '#domain/validation'
import { fieldAccess } from '#domain/workflow'
import { type FieldPolicy, FieldPolicyContext } from '../../../../components/editing/fields/FieldPolicy.ts'
import { inFieldOrder, type OverviewFindings, OverviewFindingsContext } from './findings.ts'
import { useGradeCheck } from './useGradeCheck.ts'
import { useProductCodeCheck } from './useProductCodeCheck.ts'
import { useVslCheck } from './useVslCheck.ts'

interface OverviewRulesProps {
  readonly item: QuoteItem
  /** Whether a save was tried: from then on what is missing is marked at its field. */
  readonly tried: boolean
  readonly children: ReactNode
}

/** A number that could not be read counts as not entered; the field itself says that it is none. */
const readable = (product: Product): Product =>
  Object.fromEntries(
    Object.entries(product).map(([name, value]) => [name, Number.isNaN(value) ? null : value]),
  ) as Product

const isEmpty = (value: unknown) => value === null || value === '' || value === 0

/** Applies the rules of the overview to what stands in the fields, and the workflow's to who may change which. */
export function OverviewRules({ item, tried, children }: OverviewRulesProps) {
  const { control } = useFormContext<Product>()
  const { touchedFields } = useFormState({ control })
  const product = readable(useWatch({ control }) as Product)
  const vslProductStyle = useVslCheck(product.vslCode)
  const code = useProductCodeCheck({
    code: product.code,
    itemCategory: product.itemCategory,
    customerCode: item.customerCode,
    quoteItemId: item.id,
  })
  const grade = useGradeCheck(product, item)
  const found = inFieldOrder(
    validateOverview(product, {
      vslProductStyle,
      productCodeTaken: code.taken,
      rules: item.validations,
      lostBoard: grade === null || grade.ok ? null : grade.lost,
    }),
  )

  // The rules answer anew on every key; the fields are told only when the answer is another one.
  const said = JSON.stringify(found)
  const marked = found
    .filter(
      ({ field }) => tried || isTouched(touchedFields, field) || !isEmpty(product[field as keyof Product]),
    )
    .map(({ field, message }) => [field, message] as const)
  const marks = JSON.stringify(marked)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `marks` stands for what the findings say
  const policy = useMemo<FieldPolicy>(() => {
    const messages = new Map(marked.toReversed())
    const access = (name: string) =>
      fieldAccess({ fieldRules: item.validations }, validationTabIds.overview ?? 0, name)
    return {
      isReadOnly: name => !item.mayEdit || access(name).readOnly,
      isRequired: name => access(name).required || isRuled(name, product.styleCarton),
      finding: name => messages.get(name),
    }
  }, [marks, item.validations, item.mayEdit, product.styleCarton])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `said` stands for what the findings say
  const findings = useMemo<OverviewFindings>(
    () => ({
      findings: found,
      valid: found.every(({ severity }) => severity !== 'error'),
      vslProductStyle,
      checkingCode: code.checking,
      checkCodeAgain: code.checkAgain,
      codeCheckFailed: code.taken === 'failed',
    }),
    [said, vslProductStyle, code.checking, code.taken],
  )

  return (
    <OverviewFindingsContext value={findings}>
      <FieldPolicyContext value={policy}>{children}</FieldPolicyContext>
    </OverviewFindingsContext>
  )
}

/** What the rules themselves ask for, whatever the workflow says: style 09 alone may lack flaps and depth. */
const isRuled = (name: string, styleCarton: string): boolean =>
  name === 'vslCode' || (styleCarton !== '09' && ['depth', 'styleTopFlap', 'styleBottomFlap'].includes(name))

const isTouched = (touched: object, field: string): boolean =>
  (touched as Readonly<Record<string, unknown>>)[field] === true

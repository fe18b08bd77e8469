import calls from '../spec/calls.json' with { type: 'json' }

/** Paths of the calls whose path the texts leave open, as the decisions settle them (or as the same call elsewhere). */
const settled: Readonly<Record<string, readonly string[]>> = {
  'sales-rep-detail': ['GET /security/User/SalesRep/{login}'],
  'worklist-paging-get': ['GET /config/setting'],
  'worklist-paging-save': ['POST /config/setting'],
  'worklist-filter-settings-get': ['GET /config/setting'],
  'worklist-filter-settings-save': ['POST /config/setting'],
  'column-headers-get': ['GET /config/setting'],
  'column-headers-save': ['POST /config/setting'],
  'plant-save': ['POST /config/Plant'],
  'customer-products-by-sales-rep': ['GET /customer/Product/SalesRep/{salesRepCode}'],
  'quote-pricing-tooling': ['GET /quote/QuotePricing/Tooling/{quoteProductBoxPricingId}'],
  'auto-route-input': ['GET /quote/QuoteAutoRoute'],
  'auto-route-result': ['GET /engine/AutoRouting/history'],
  'quote-esko-project-update': ['PUT /quote/Quote/EskoProject'],
  'quote-customer-sync': ['PUT /quote/Quote/SyncCustomer'],
  'sample-label-templates': ['GET /Template/TemplateBind'],
  'sample-label-printers': ['GET /config/Printer'],
  'not-shown-customer-profile': ['GET /customer/Profile'],
  'not-shown-update-default-cost-centre': ['PUT /lgx/ProductVelocity/CustomerDefaultPlant'],
  'not-shown-tooling-accounts': ['GET /customer/Customer/ToolingAcc'],
  'not-shown-internal-customer-price-break': ['GET /customer/PriceBreak'],
  'not-shown-postcodes-by-region': ['GET /config/Region/{regionCode}'],
  'not-shown-postal-region': ['GET /config/Region/{postalCode}/{stateCode}'],
  'not-shown-customer-note': ['GET /customer/Note/{code}'],
  'not-shown-outer-type-master': ['GET /config/OuterType'],
  'not-shown-trim-lookup': ['GET /engine/TrimLookUp'],
  'not-shown-board-grade-list': ['GET /config/BoardGrade'],
  'not-shown-board-grade-filters': ['GET /config/BoardGrade/Filters'],
  'not-shown-lookup-plants': ['GET /config/Plant/Lookup'],
  'not-shown-lookup-board-grades': ['GET /config/BoardGrade'],
  'not-shown-lookup-paper-deckle': ['GET /config/PaperDeckle'],
  'not-shown-lookup-offsite-transfer-setting': ['GET /config/OffsiteTransferSetting'],
  'not-shown-lookup-vsl': ['GET /config/Vsl/GetVslLookup'],
  'not-shown-lookup-state': ['GET /config/Plant/State'],
  'not-shown-lookup-truck-type': ['GET /config/TruckType/lookup'],
  'not-shown-design-file-download': ['GET /quote/QuoteDocument/DesignFile/{id}'],
  'not-shown-quote-pricing-details': ['GET /quote/QuotePricing/Box/{id}'],
  ...builderCalls(),
}

/** What is no call of the product's own server: sign-in and sign-out are the provider's, the hub speaks SignalR. */
export const noCalls: readonly string[] = ['sso-sign-in', 'sso-logout', 'design-hub']

function builderCalls(): Record<string, string[]> {
  const kinds = {
    steps: 'Steps',
    'step-work-groups': 'StepWorkGroups',
    actions: 'Actions',
    options: 'Options',
    'template-categories': 'TemplateCategories',
    templates: 'Templates',
    'step-action-dialogs': 'StepActionDialogs',
    'template-steps': 'TemplateSteps',
    'template-step-actions': 'TemplateStepActions',
    notifications: 'Notifications',
  }
  const pathOf = (kind: string) => `/workflow/WorkflowBuilder/${kind}`
  return {
    ...Object.fromEntries(
      Object.entries(kinds).flatMap(([id, kind]) => [
        [`workflow-builder-${id}-list`, [`GET ${pathOf(kind)}`]],
        [`workflow-builder-${id}-save`, [`POST ${pathOf(kind)}`]],
      ]),
    ),
    'workflow-builder-delete': Object.values(kinds).map(kind => `DELETE ${pathOf(kind)}/{id}`),
  }
}

/** Whatever case it is written in and whatever its parameters are called, it is the same call. */
export const callKey = (call: string): string => {
  const [method = '', path = ''] = call.split(' ')
  return `${method} ${path.toLowerCase().replace(/\{\w+\}/g, '{}')}`
}

/** Ids of the specification's calls that neither the texts nor the decisions give a path. */
export const unsettledCalls: readonly string[] = calls
  .filter(call => call.path === null && settled[call.id] === undefined && !noCalls.includes(call.id))
  .map(call => call.id)

/** Every call of the specification as `METHOD /path`, each once, in the order of the alphabet. */
export const specifiedCalls: readonly string[] = [
  ...new Map(
    calls
      .flatMap(call =>
        call.path === null
          ? (settled[call.id] ?? [])
          : [
              `${call.method} ${call.path.replaceAll('{ds}', 'esko').replace('eskoInterface', 'EskoInterface')}`,
            ],
      )
      .map(call => [callKey(call), call]),
  ).values(),
].sort()

interface WithMeta {
  readonly meta?: Record<string, unknown> | undefined
  readonly options?: { readonly meta?: Record<string, unknown> | undefined }
}

/** Leaves out the calls that go on unnoticed (`meta: { quiet: true }`): counting in the background and the like. */
export const loud = {
  predicate: ({ meta, options }: WithMeta) => (meta ?? options?.meta)?.quiet !== true,
}

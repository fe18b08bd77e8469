/** A generated file, as text: where it is written is somebody else's business. */
export interface DesignFile {
  readonly fileName: string
  readonly mediaType: string
  readonly text: string
}

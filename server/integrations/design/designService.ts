import type { ConfirmedDesign, DesignFileRole, DesignOrder, DesignSubject } from '#domain/designFiles'

/** A customer as the design service knows it. */
export interface DesignCompany {
  readonly customerCode: string
  readonly customerName: string
}

/** A file that was made, whole: drawings are small, and an answer has at most 5 MB. */
export interface MadeFile {
  readonly role: DesignFileRole
  readonly fileName: string
  readonly content: Uint8Array
}

export interface MadeDesign {
  readonly ardFileName: string
  readonly mfgFileName: string
  readonly files: readonly MadeFile[]
  /** Null: it says nothing of what it has drawn. */
  readonly confirmed: ConfirmedDesign | null
}

/** The ARD file of a project: its name, whether the service has it, and the file where it hands it out. */
export interface MadeArd {
  readonly ardFileName: string
  readonly exists: boolean
  readonly file: MadeFile | null
}

/**
 * The system that keeps design projects and draws. All but `isReachable` throw a {@link DesignServiceFailure} that says in
 * the specification's words what went wrong.
 */
export interface DesignService {
  /** Which adapter answers, for the health display. */
  readonly adapter: 'built-in' | 'http'
  /** Whether what it makes only stands in for the ARD and MFG files of a CAD system. */
  readonly isStandIn: boolean
  /** Whether it answers right now. */
  isReachable(): Promise<boolean>
  /** Creates the project of an item, or tells what the item of a project that is there is called now; its number. */
  createProject(subject: DesignSubject, signal?: AbortSignal): Promise<string>
  /** The ARD file that it has for a project. */
  ardOf(subject: DesignSubject): Promise<Omit<MadeArd, 'file'>>
  /** Makes the ARD file of a project from its standards. */
  ardFromStandards(order: DesignOrder): Promise<MadeArd>
  /** Makes all files of a design; `signal` ends it. */
  generate(order: DesignOrder, signal: AbortSignal): Promise<MadeDesign>
  /** Takes over what customers are called. */
  synchroniseCompanies(companies: readonly DesignCompany[]): Promise<void>
}

import type { Generated } from 'kysely'

/** A file somebody uploaded. */
export interface FileTable {
  id: string
  userId: string
  kind: string
  name: string
  /** Content type, by what the bytes are and not by what the name says. */
  type: string
  bytes: Uint8Array
  createdAt: number
  /** Of the pictures of pages: where it lies among them, and what it shows. */
  folder: Generated<string>
  alt: Generated<string>
  /** Pixels; 0 where they cannot be told. */
  width: Generated<number>
  height: Generated<number>
}

export interface FileTables {
  files: FileTable
}

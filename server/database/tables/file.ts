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
}

export interface FileTables {
  files: FileTable
}

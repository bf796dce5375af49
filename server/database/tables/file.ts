import type { Generated } from 'kysely'

/** A file somebody uploaded. */
export interface FileTable {
  id: string
  userId: string
  kind: string
  name: string
  /** Content type, by what the bytes are and not by what the name says. */
  type: string
  /** Empty for what lies in the object storage. */
  bytes: Uint8Array
  /** Under which name it lies in the object storage; empty for what lies in `bytes`. */
  object: Generated<string>
  /** In bytes, wherever they lie. */
  size: Generated<number>
  /** SHA-256 of the bytes, in hex; empty for uploads of before and what the seed made. */
  hash: Generated<string>
  createdAt: number
  /** Of the pictures of pages: where it lies among them, and what it shows. */
  folder: Generated<string>
  alt: Generated<string>
  /** Pixels; 0 where they cannot be told. */
  width: Generated<number>
  height: Generated<number>
}

/** What lies in the object storage, or may, without a file that names it. */
export interface StrayObjectTable {
  object: string
  /** When it is to be deleted there, seconds since 1970. */
  dueAt: number
}

/** A cut of a picture that somebody who may has asked for; no other is drawn. */
export interface FileCutTable {
  fileId: string
  /** As it stands in the address: left, top, width, height, px; the focus, per cent. `0_0_300_200_50_20` */
  cut: string
  userId: string
  createdAt: number
}

export interface FileTables {
  files: FileTable
  file_cuts: FileCutTable
  stray_objects: StrayObjectTable
}

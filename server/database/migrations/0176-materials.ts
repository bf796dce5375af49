import type { SqlRunner } from '../migrate'

/** Who kept or handed on which material, each once, and by which request. */
export function up(db: SqlRunner): void {
  db.exec(`
    create table material_deeds (
      userId text not null references users (id), requestId text not null,
      materialId text not null references contents (id) on delete cascade,
      deed text not null check (deed in ('save', 'share')), createdAt integer not null,
      primary key (materialId, deed, userId), unique (userId, requestId)
    );
  `)
}

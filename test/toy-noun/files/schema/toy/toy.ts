import { z } from 'zod';
import { serveDelete } from '../asset/delete.ts';
import { serveGet } from '../asset/get.ts';
import { serveList } from '../asset/list.ts';
import { declareNoun } from '../asset/noun.ts';
import { serveTags } from '../asset/update.ts';
import { builder } from '../builder.ts';
import { from, reply, same, shape, told } from '../shape.ts';
import { status } from '../wire.ts';

export const toy = declareNoun<{ readonly size: number }, 'toyId'>({
  kind: 'toy',
  type: 'Toy',
  idField: 'toyId',
  called: 'toy',
  plural: 'toys',
  description: 'A toy.',
  scopes: 'objects',
});

builder.prismaObjectFields(toy.type, (t) => ({
  size: t.int({ description: 'Pixels.', resolve: (row) => toy.factsOf(row).size }),
}));

const summary = shape({
  id: same(z.uuid()),
  prompt: from('description', z.string()),
  size: same(z.number()),
  status,
  tags: same(z.array(z.string())),
});

serveGet(toy, {
  rest: { route: 'GET /toys/{toy_id}', summary: 'Get a toy', reply: reply(summary) },
  mcp: {
    name: 'get_toy',
    title: 'Get a toy',
    description: 'Status of a toy.',
    ...told(summary, { text: (of) => `id: ${of.id}\nsize: ${of.size}` }),
  },
});
serveList(toy, {
  rest: { route: 'GET /toys', summary: 'List toys', key: 'toys', row: summary },
  mcp: {
    name: 'list_toys',
    title: 'List toys',
    description: 'Toys of this account.',
    usual: 10,
    key: 'toys',
    row: summary,
    line: (of) => `${of.id} | ${of.size}`,
    hint: 'create_toy makes one.',
  },
});
serveDelete(toy, {
  rest: { route: 'DELETE /toys/{toy_id}', summary: 'Delete a toy' },
  mcp: { name: 'delete_toy', title: 'Delete a toy' },
});
serveTags(toy, {
  rest: { route: 'PATCH /toys/{toy_id}/tags', summary: 'Tag a toy' },
  mcp: { name: 'update_toy_tags', title: 'Tag a toy' },
});

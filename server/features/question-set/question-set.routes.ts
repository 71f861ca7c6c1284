import { AppError, found } from '#server/app-error.ts';
import {
  findHeader,
  findSummaries,
  type QuestionSetHeader,
  removeUnpublished,
  updateOffered,
} from '#server/data/office/question-sets.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { presentSummaries } from '#server/present/office/question-set.ts';
import { lessonCardEndpoints } from '#shared/contract/lesson.ts';
import { questionSetEndpoints } from '#shared/contract/question-set.ts';
import { DRAWINGS } from '#shared/domain/drawings.ts';
import { type Actor, can } from '#shared/domain/roles.ts';
import { createLessons } from './lessons.ts';
import { copyQuestionSet } from './question-set.copy.ts';
import { importQuestionSet } from './question-set.import.ts';
import { changeQuestionSet, createQuestionSet, publishQuestionSet, readQuestionSet } from './question-set.service.ts';

export function questionSetRoutes(mount: Mount, deps: Deps): void {
  const { db } = deps;

  /** Finds the set; an unpublished one exists only for those who may read drafts. */
  const load = async ({ params, actor }: { params: { id: string }; actor: Actor }): Promise<QuestionSetHeader> => {
    const header = await findHeader(db, params.id);
    if (header === undefined || !(header.published || can(actor, 'readDraftQuestionSets')))
      throw new AppError('NOT_FOUND');
    return header;
  };

  mount(questionSetEndpoints.list, {
    handle: async ({ actor, query }) => {
      const toChoose = query.mode === 'teacher';
      if (!toChoose && !can(actor, 'readDraftQuestionSets')) throw new AppError('FORBIDDEN');
      return presentSummaries(await findSummaries(db, { toChoose }));
    },
  });
  mount(questionSetEndpoints.drawings, { handle: async () => [...DRAWINGS] });
  for (const endpoint of [questionSetEndpoints.read, questionSetEndpoints.details])
    mount(endpoint, { load, handle: ({ target }) => readQuestionSet(deps, target.id) });

  const lessonsOf = createLessons(db);
  mount(lessonCardEndpoints.list, {
    load: async ({ params }) => {
      const { id, published, offered } = found(await findHeader(db, params.id));
      if (!published || !offered) throw new AppError('NOT_FOUND');
      return id;
    },
    handle: ({ target }) => lessonsOf(target),
  });
  mount(questionSetEndpoints.create, {
    handle: ({ body }) => createQuestionSet(deps, body),
  });
  mount(questionSetEndpoints.update, {
    load,
    handle: ({ target, body }) => changeQuestionSet(deps, target.id, body),
  });
  mount(questionSetEndpoints.remove, {
    load,
    handle: async ({ target }) => {
      if (target.published || !(await removeUnpublished(db, target.id))) throw new AppError('PUBLISHED');
    },
  });
  mount(questionSetEndpoints.publish, {
    load,
    handle: ({ target, query }) => publishQuestionSet(deps, target.id, query.version),
  });
  mount(questionSetEndpoints.copy, {
    load,
    handle: ({ target, query }) => copyQuestionSet(deps, target.id, query.withId),
  });
  mount(questionSetEndpoints.offer, {
    load,
    handle: async ({ target, body }) => {
      if (!(await updateOffered(db, target.id, body.offered))) throw new AppError('NOT_FOUND');
      return readQuestionSet(deps, target.id);
    },
  });
  mount(questionSetEndpoints.import, {
    handle: ({ body, fieldName }) => importQuestionSet(db, body, fieldName),
  });
}

// Every feature, mounted on the pipeline.
import { accountRoutes } from '#server/features/account/account.routes.ts';
import { argumentRoutes } from '#server/features/argument/argument.routes.ts';
import { authRoutes } from '#server/features/auth/auth.routes.ts';
import { schoolLoginRoutes } from '#server/features/auth/school-login.routes.ts';
import { secondFactorRoutes } from '#server/features/auth/second-factor.routes.ts';
import { contentRoutes } from '#server/features/content/content.routes.ts';
import { difficultWordRoutes } from '#server/features/difficult-word/difficult-word.routes.ts';
import { faqRoutes } from '#server/features/faq/faq.routes.ts';
import { gameTemplateRoutes } from '#server/features/game-template/game-template.routes.ts';
import { listedWordsRoutes } from '#server/features/listed-words/listed-words.routes.ts';
import { ownStatementRoutes } from '#server/features/own-statement/own-statement.routes.ts';
import { partnerRoutes } from '#server/features/partner/partner.routes.ts';
import { partyRoutes } from '#server/features/party/party.routes.ts';
import { playRoutes } from '#server/features/play/play.routes.ts';
import { projectorRoutes } from '#server/features/projector/projector.routes.ts';
import { questionRoutes } from '#server/features/question/question.routes.ts';
import { questionSetRoutes } from '#server/features/question-set/question-set.routes.ts';
import { remoteRoutes } from '#server/features/remote/remote.routes.ts';
import { resultRoutes } from '#server/features/result/result.routes.ts';
import { groupResults, overview, perspective } from '#server/features/result/result.service.ts';
import { showFirstPair } from '#server/features/shown/pair.service.ts';
import { playedAnswers } from '#server/features/shown/played.service.ts';
import { partyReveal } from '#server/features/shown/reveal.service.ts';
import { shownRoutes } from '#server/features/shown/shown.routes.ts';
import { shownState } from '#server/features/shown/shown.service.ts';
import { statisticsRoutes } from '#server/features/statistics/statistics.routes.ts';
import type { BackupJob } from '#server/features/system/backup.job.ts';
import { systemRoutes } from '#server/features/system/system.routes.ts';
import { textImageRoutes } from '#server/features/text-image/text-image.routes.ts';
import { userRoutes } from '#server/features/user/user.routes.ts';
import { presentSession } from '#server/features/voting-session/present-session.ts';
import { votingSessionRoutes } from '#server/features/voting-session/voting-session.routes.ts';
import type { Mount } from '#server/http/mount.ts';
import type { Deps } from './deps.ts';

/** Mounts the calls of all features. */
export function mountFeatures(mount: Mount, deps: Deps, backups: BackupJob): void {
  partyRoutes(mount, deps);
  partnerRoutes(mount, deps);
  difficultWordRoutes(mount, deps);
  listedWordsRoutes(mount, deps);
  contentRoutes(mount, deps);
  faqRoutes(mount, deps);
  textImageRoutes(mount, deps);
  questionSetRoutes(mount, deps);
  gameTemplateRoutes(mount, deps);
  authRoutes(mount, deps);
  schoolLoginRoutes(mount, deps);
  secondFactorRoutes(mount, deps);
  accountRoutes(mount, deps);
  userRoutes(mount, deps);
  votingSessionRoutes(mount, deps);
  ownStatementRoutes(mount, deps, presentSession);
  remoteRoutes(mount, deps);
  playRoutes(mount, deps);
  argumentRoutes(mount, deps, showFirstPair);
  shownRoutes(mount, deps);
  questionRoutes(mount, deps);
  resultRoutes(mount, deps);
  // Projectors show what these two features produce.
  projectorRoutes(mount, deps, { shownState, playedAnswers, groupResults, perspective, partyReveal, overview });
  statisticsRoutes(mount, deps);
  systemRoutes(mount, deps, backups);
}

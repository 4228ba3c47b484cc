-- CreateIndex
CREATE INDEX "job_finished_at_idx" ON "job"("finished_at");

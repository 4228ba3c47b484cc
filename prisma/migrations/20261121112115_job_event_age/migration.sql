-- CreateIndex
CREATE INDEX "job_event_created_at_idx" ON "job_event"("created_at");

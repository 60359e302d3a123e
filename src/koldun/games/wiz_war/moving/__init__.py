"""Steps and doors, objects and treasures (Перемещение, Подбор и потеря объектов)."""
